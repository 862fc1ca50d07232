/* The ICU functions that libxml2 refers to, as an ICU that has no encoding.

   libxml2 asks ICU, of 30 MB, only for encodings that neither it nor the C library supports, which no document uses. */
#include <unicode/ucnv.h>

UConverter *ucnv_open(const char *name, UErrorCode *status) {
  (void)name;
  *status = U_FILE_ACCESS_ERROR;
  return NULL;
}

void ucnv_close(UConverter *converter) { (void)converter; }

void ucnv_setFromUCallBack(UConverter *converter, UConverterFromUCallback new_action, const void *new_context,
                           UConverterFromUCallback *old_action, const void **old_context, UErrorCode *status) {
  (void)converter, (void)new_action, (void)new_context, (void)old_action, (void)old_context;
  *status = U_UNSUPPORTED_ERROR;
}

void ucnv_setToUCallBack(UConverter *converter, UConverterToUCallback new_action, const void *new_context,
                         UConverterToUCallback *old_action, const void **old_context, UErrorCode *status) {
  (void)converter, (void)new_action, (void)new_context, (void)old_action, (void)old_context;
  *status = U_UNSUPPORTED_ERROR;
}

void ucnv_convertEx(UConverter *target, UConverter *source, char **target_place, const char *target_limit,
                    const char **source_place, const char *source_limit, UChar *pivot_start,
                    UChar **pivot_source, UChar **pivot_target, const UChar *pivot_limit, UBool reset,
                    UBool flush, UErrorCode *status) {
  (void)target, (void)source, (void)target_place, (void)target_limit, (void)source_place, (void)source_limit;
  (void)pivot_start, (void)pivot_source, (void)pivot_target, (void)pivot_limit, (void)reset, (void)flush;
  *status = U_UNSUPPORTED_ERROR;
}

void UCNV_FROM_U_CALLBACK_STOP(const void *context, UConverterFromUnicodeArgs *arguments, const UChar *units,
                               int32_t length, UChar32 point, UConverterCallbackReason reason,
                               UErrorCode *status) {
  (void)context, (void)arguments, (void)units, (void)length, (void)point, (void)reason, (void)status;
}

void UCNV_TO_U_CALLBACK_STOP(const void *context, UConverterToUnicodeArgs *arguments, const char *units,
                             int32_t length, UConverterCallbackReason reason, UErrorCode *status) {
  (void)context, (void)arguments, (void)units, (void)length, (void)reason, (void)status;
}
