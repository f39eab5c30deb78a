"""Topic groups and the guide of every type's page of the reference, for check-reference.

docc puts members that no page lists under headings by their kind. A member has here, instead, the heading of the file in which it is
declared: `Scroller+Questions.swift` are questions. In a type's own file it has the `MARK` above it, or what it is for. The pages are
written into a copy of the catalogue when the reference is built, so that none can become stale.
"""

import collections
import json
import pathlib
import re

# The headings of files `Type+Feature.swift` whose name alone does not say it.
FEATURES = {
    "Accessibility": "Screen readers", "Advancing": "Inputs and steps", "Ambiguity": "Why a layout is ambiguous", "Call": "Calls to record",
    "Calls": "Inputs and frames", "Changes": "Changes that a call returns", "Choosing": "Choosing a target", "Codable": "Coding and descriptions",
    "Description": "Coding and descriptions", "ContentChange": "Content that comes and goes", "Conversion": "Other spaces",
    "Direction": "From right to left", "Extent": "Content before and after", "FingerPosition": "Resampled touches",
    "Fingers": "Several fingers", "Flick": "Gestures", "Foreign": "With a scroll view of the platform", "Frame": "Frames on the screen",
    "Frames": "From a number of frames", "Handling": "Inputs and steps", "Input": "Inputs and steps", "Key": "Keys", "Layout": "Frames and conversions",
    "Lookup": "Finding items", "Members": "Members", "Geometry": "Members", "Kind": "Members", "KindChanges": "Changes in flight", "Offsets": "Offsets",
    "Performing": "Gestures and calls for tests", "Places": "Places of rest", "Pointer": "A pointer on the bar",
    "ProposedRelease": "A target in two steps", "Questions": "Predictions", "Random": "Gestures", "Rects": "Visible rectangles",
    "Release": "Choosing a target", "Reveal": "Showing a place", "Sampling": "Digitisers", "ScrollPhase": "Trackpads",
    "ScrollsToTop": "A tap of the status bar", "Seconds": "Seconds", "SeededGenerator": "Random numbers", "TouchDelivery": "Touches of rows",
    "TimeShift": "Time", "TouchSamples": "Inputs and steps", "TurningTimes": "Turning points", "Update": "Changes in flight", "Validation": "Checks",
    "Invariants": "Checks", "Visible": "Members by need", "Settling": "Choosing a target", "SnapRule": "Snapping", "Physics": "Parameters",
    "Card": "Cards", "Sheet": "Sheets", "Header": "Headers", "Shelf": "Shelves", "Momentum": "Laws", "ScrollScreen": "On a screen",
    "Scroller": "On a scroller", "Item": "Items", "Phase": "Phases", "Properties": "UIScrollView's properties",
}
# The headings in a type's own file.
ROLES = {
    "init": "Creating one", "enum.case": "Cases", "type.property": "Ready-made values", "type.method": "Creating one",
    "property": "Properties", "method": "Methods", "subscript": "Properties", "func.op": "Operators",
    "struct": "Nested types", "enum": "Nested types", "class": "Nested types", "typealias": "Nested types",
    "associatedtype": "Nested types", "protocol": "Nested types",
}
# What one looks for first: `handle`, `advance`, `frame`.
FIRST = ["Inputs and steps", "Inputs and frames"]
# docc puts what fulfils this protocol on a page of its own, where nobody looks for `advance`.
CORE = "/ScrollSubject-Implementations"
# The guide to the types of a folder.
GUIDES = {
    "Viewport": "Geometry/Viewport", "Resizing": "Geometry/Resizing", "Paging": "Geometry/Pages", "Tabs": "Geometry/TabsIndicator",
    "Stack": "Geometry/Stack", "Card": "Geometry/ExpandingCard", "Sheet": "Screens", "Header": "Screens", "Shelf": "Screens",
    "Indicator": "Geometry/ScrollIndicator", "Values": "Geometry/Viewport", "Time": "Hosts", "Laws": "Physics", "Curves": "Motion",
    "Tracking": "Motion", "Snapping": "Snapping", "Scroller": "Motion", "Screen": "Screens", "Batch": "Simulators",
    "Subject": "Reference/Recordings", "Synthesis": "Testing", "Recording": "Reference/Recordings", "Clock": "Testing", "Host": "Toolkits",
    "Axis": "Motion", "Sticky": "Patterns", "Timelines": "Patterns", "Loop": "Patterns",
}


def heading(symbol, owner):
    """Returns the heading of a member on its owner's page."""
    kind = symbol["kind"]["identifier"].removeprefix("swift.")
    if "location" not in symbol:
        return FEATURES["Codable"] if symbol["names"]["title"].startswith(("init(raw", "init(from")) else ROLES[kind]
    path = pathlib.Path(symbol["location"]["uri"].removeprefix("file://"))
    own = "location" in owner and owner["location"]["uri"] == symbol["location"]["uri"]
    if path.stem.endswith(("Codable", "Validation")):
        return FEATURES[path.stem.replace("+", " ").split()[-1]]
    if not own and "+" in path.stem:
        feature = path.stem.partition("+")[2]
        return FEATURES.get(feature) or re.sub(r"(?<=[a-z])([A-Z])", lambda m: " " + m[1].lower(), feature.partition("+")[0])
    if kind == "method" and symbol["names"]["title"].startswith(("validate(", "checkInvariants(")):
        return FEATURES["Validation"]
    if symbol["names"]["title"].startswith("advance("):
        return FIRST[0]
    return ROLES[kind]


def pages(module, graphs, archive):
    """Returns a page for each symbol of a built archive that has members under default headings, by its file's name."""
    symbols = {}
    for graph in sorted(graphs.glob("*.json")):
        symbols |= {s["identifier"]["precise"]: s for s in json.loads(graph.read_text())["symbols"]}
    built = {}
    for file in (archive / "data").rglob("*.json"):
        page = json.loads(file.read_text())
        built[page["identifier"]["url"]] = page
    result = {}
    for url, page in built.items():
        owner = symbols.get(page.get("metadata", {}).get("externalID"))
        groups = collections.defaultdict(list)
        for section in page.get("topicSections", []):
            listed = section["identifiers"] if default(section) else []
            for core in section["identifiers"]:
                if core.endswith(CORE):
                    listed = [member for part in built[core]["topicSections"] for member in part["identifiers"]]
            for member in listed:
                symbol = symbols.get(built.get(member, {}).get("metadata", {}).get("externalID"))
                if symbol and owner:
                    groups[heading(symbol, owner)].append((place(symbol), link(member, symbol)))
        if groups:
            text = [f"# ``{url.partition('/documentation/')[2]}``", ""]
            path = pathlib.Path(owner["location"]["uri"]).parts if "location" in owner else ()
            folder = path[path.index(module) + 1] if module in path else ""
            if len(owner["pathComponents"]) == 1 and folder in GUIDES:
                text += ["## Overview", "", f"Its guide is `Docs/{GUIDES[folder]}.md`.", ""]
            text += ["## Topics", ""]
            first = FIRST + list(ROLES.values())
            for title in sorted(groups, key=lambda t: (first.index(t) if t in first else 99, min(groups[t]))):
                text += [f"### {title}", "", *(f"- {member}" for _, member in sorted(groups[title])), ""]
            result[re.sub(r"\W+", "-", url.partition("/documentation/")[2])] = "\n".join(text)
    return result


def link(url, symbol):
    """Returns a link to a member. Addresses have no < and no /, which operators do."""
    return f"``{'/'.join(symbol['pathComponents'])}``" if "/_(" in url else f"<{url}>"


def place(symbol):
    """Returns where a symbol is declared, to sort by."""
    if "location" not in symbol:
        return ("", 0)
    return (symbol["location"]["uri"], symbol["location"]["position"]["line"])


def default(section):
    """Returns whether docc has made up a section's heading. Members that only a conformance gives stay under docc's."""
    return section.get("generated", False) and section["title"] != "Default Implementations"


def count(archive):
    """Returns the number of members under default headings, except on the pages of what a conformance gives."""
    found = 0
    for file in (archive / "data").rglob("*.json"):
        if file.stem.endswith("-implementations"):
            continue
        page = json.loads(file.read_text())
        found += sum(len(s["identifiers"]) for s in page.get("topicSections", []) if default(s))
    return found
