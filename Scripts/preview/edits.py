"""Random edits of documents, and the document bytes that they may change.

Documents are parsed here by separate patterns instead of the program's parser: neither hides faults of the other."""
import re

TAG = re.compile(rb"<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>"
                 rb"|<(/?)([\w.:-]+)((?:\s+[\w.:-]+\s*=\s*(?:\"[^\"]*\"|'[^']*'))*)\s*(/?)>", re.S)
ATTRIBUTE = re.compile(rb"\s+([\w.:-]+)\s*=\s*(\"[^\"]*\"|'[^']*')")

PRIORITIES = ["1", "249", "250", "251", "500", "749", "750", "999", "1000", "251.5"]
TEXTS = ["Hi", "A & B < \"C\" > 'd'", "zwei\nZeilen", "\u00e4\u4e2d\U0001F600", ""]
VIEW = {"hidden": ["YES", "NO"], "alpha": ["0", "0.5", "1"], "clipsSubviews": ["YES", "NO"],
        "horizontalHuggingPriority": PRIORITIES, "verticalHuggingPriority": PRIORITIES,
        "horizontalCompressionResistancePriority": PRIORITIES, "verticalCompressionResistancePriority": PRIORITIES}
SETTINGS = {
    "constraint": {"constant": ["0", "8", "-12.5", "1e3"], "priority": PRIORITIES, "placeholder": ["YES", "NO"],
                   "installed": ["YES", "NO"], "relation": ["lessThanOrEqual", "equal", "greaterThanOrEqual"], "multiplier": ["1", "0.5", "4:3"]},
    "label": {"text": TEXTS, "numberOfLines": ["0", "1", "2"], "textAlignment": ["natural", "center"],
              "lineBreakMode": ["wordWrap", "clip"], **VIEW},
    "button": {"title": TEXTS, **VIEW},
    "textField": {"text": TEXTS, "placeholder": TEXTS, **VIEW},
    "textView": {"text": TEXTS, **VIEW},
    "stackView": {"axis": ["horizontal", "vertical"], "distribution": ["fill", "fillEqually"],
                  "alignment": ["fill", "center"], "spacing": ["0", "8", "10.5"], **VIEW},
}
VIEWS = set("view imageView scrollView tableView switch slider segmentedControl activityIndicatorView pageControl "
            "progressView collectionView containerView".split())


class Element:
    """A start tag, and the positions of the parts."""

    def __init__(self, match, parent):
        self.name = match[2].decode()
        self.start, self.head = match.span()
        self.tail = None
        self.parent = parent
        # name -> value, and the bytes from the white space before the name on
        self.attributes = {
            found[1].decode(): (found[2][1:-1], (match.start(3) + found.start(), match.start(3) + found.end()))
            for found in ATTRIBUTE.finditer(match[3])}

    def value(self, name):
        return self.attributes.get(name, (None,))[0]


def elements(data):
    """A document's elements in order."""
    found, open_ = [], []
    for match in TAG.finditer(data):
        if match[2] is None:
            continue
        if match[1]:
            open_.pop().tail = match.start()
            continue
        element = Element(match, open_[-1] if open_ else None)
        found.append(element)
        if not match[4]:
            open_.append(element)
    return found


def candidates(data):
    """The possible settings: (element's name, identifier, setting, values), each identifier once."""
    seen, found = set(), []
    for element in elements(data):
        identifier = element.value("id")
        if identifier is None or identifier in seen:
            continue
        seen.add(identifier)
        settings = SETTINGS.get(element.name, VIEW if element.name in VIEWS else {})
        found += [(element.name, identifier.decode(), name, values) for name, values in settings.items()]
    return found


def without(data, touched):
    """A document, minus the bytes that setting `touched`, pairs of identifier and setting, may change."""
    all_, cuts, first = elements(data), set(), {}
    for element in all_:
        if element.value("id") is not None:
            first.setdefault(element.value("id").decode(), element)
    for identifier, setting in touched:
        element = first[identifier]
        if setting == "installed":
            continue
        inside = [other for other in all_ if other.parent is element]
        if element.name == "button" and setting == "title":
            cuts |= {other.attributes["title"][1] for other in inside
                     if other.name == "state" and other.value("key") == b"normal" and "title" in other.attributes}
            continue
        strings = [other for other in inside if other.name == "string" and other.value("key") == b"text"]
        if setting == "text" and strings:
            if strings[0].tail is not None:
                cuts.add((strings[0].head, strings[0].tail))
            cuts |= {strings[0].attributes[name][1] for name in ("base64-UTF8",) if name in strings[0].attributes}
            continue
        # An explicit number replaces the system's.
        names = [setting] + (["symbolic", "symbolType"] if (element.name, setting) == ("constraint", "constant") else [])
        cuts |= {element.attributes[name][1] for name in names if name in element.attributes}
    for start, end in sorted(cuts, reverse=True):
        data = data[:start] + data[end:]
    installed = {identifier.encode() for identifier, setting in touched if setting == "installed"}
    return without_exclusions(data, installed) if installed else data


def without_exclusions(data, identifiers):
    """A document, minus some objects in the size-class variations; empty variations are removed."""
    def shortened(variation):
        text = re.sub(rb"[ \t]*<exclude reference=\"([^\"]*)\"\s*/>\r?\n",
                      lambda line: b"" if line[1] in identifiers else line[0], variation[0])
        text = re.sub(rb"[ \t]*<mask key=\"constraints\">\s*</mask>\r?\n", b"", text)
        return b"" if re.fullmatch(rb"[ \t]*<variation key=\"default\">\s*</variation>\r?\n", text) else text
    return re.sub(rb"[ \t]*<variation key=\"default\">.*?</variation>\r?\n", shortened, data, flags=re.S)
