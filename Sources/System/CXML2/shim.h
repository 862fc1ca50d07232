#include <libxml/xmlversion.h>
/* libxml2 may be built with ICU, whose types other modules define in other versions. None is needed here:
   they are members at the end of converters of encodings, which only libxml2 looks into. */
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
