"""Reads the index that `swift build` writes, through libIndexStore of Swift's toolchain: about five seconds for the package.

`read(package, build, folders)` returns the uses of foreign symbols in the folders, and the members that they add to classes of
the simulated UIKit, those of the class itself with a plus. Lines inside `#if os(Linux)` do not count.
"""
import collections, ctypes, pathlib, re, shutil, subprocess

REFERENCE, DEFINITION, CHILD, BASE, OVERRIDE, EXTENDED = 4, 2, 1 << 9, 1 << 10, 1 << 11, 1 << 14
RECORD = 2
Pointer = ctypes.c_void_p


class Text(ctypes.Structure):
    _fields_ = [("data", Pointer), ("length", ctypes.c_size_t)]


OnUnit = ctypes.CFUNCTYPE(ctypes.c_bool, Pointer, Text)
OnPointer = ctypes.CFUNCTYPE(ctypes.c_bool, Pointer, Pointer)
toolchain = pathlib.Path(shutil.which("swiftc")).resolve().parents[1]
library = ctypes.CDLL(str(next(path for path in (toolchain / "lib").glob("libIndexStore.so*"))))


def string(text):
    return ctypes.string_at(text.data, text.length).decode() if text.data else ""


def function(name, result, *arguments):
    found = getattr(library, "indexstore_" + name)
    found.restype, found.argtypes = result, arguments
    return found


open_store = function("store_create", Pointer, ctypes.c_char_p, ctypes.POINTER(Pointer))
each_unit = function("store_units_apply_f", ctypes.c_bool, Pointer, ctypes.c_uint, Pointer, OnUnit)
open_unit = function("unit_reader_create", Pointer, Pointer, ctypes.c_char_p, ctypes.POINTER(Pointer))
each_dependency = function("unit_reader_dependencies_apply_f", ctypes.c_bool, Pointer, Pointer, OnPointer)
dependency_kind = function("unit_dependency_get_kind", ctypes.c_int, Pointer)
dependency_name = function("unit_dependency_get_name", Text, Pointer)
dependency_path = function("unit_dependency_get_filepath", Text, Pointer)
open_record = function("record_reader_create", Pointer, Pointer, ctypes.c_char_p, ctypes.POINTER(Pointer))
each_occurrence = function("record_reader_occurrences_apply_f", ctypes.c_bool, Pointer, Pointer, OnPointer)
occurrence_symbol = function("occurrence_get_symbol", Pointer, Pointer)
occurrence_roles = function("occurrence_get_roles", ctypes.c_uint64, Pointer)
occurrence_place = function(
    "occurrence_get_line_col", None, Pointer, ctypes.POINTER(ctypes.c_uint), ctypes.POINTER(ctypes.c_uint))
each_relation = function("occurrence_relations_apply_f", ctypes.c_bool, Pointer, Pointer, OnPointer)
relation_roles = function("symbol_relation_get_roles", ctypes.c_uint64, Pointer)
relation_symbol = function("symbol_relation_get_symbol", Pointer, Pointer)
symbol_usr = function("symbol_get_usr", Text, Pointer)
symbol_name = function("symbol_get_name", Text, Pointer)


def lines_for_linux(path):
    """Inside `#if os(Linux)`, and after the `#else` of `#if os(iOS)`."""
    block, lines = "", set()
    for number, line in enumerate(path.read_text().splitlines(), 1):
        word = line.strip()
        if word.startswith("#if"):
            block = word[4:]
        elif word.startswith("#else"):
            block = "os(Linux)" if block == "os(iOS)" else ""
        elif word.startswith("#endif"):
            block = ""
        elif block == "os(Linux)":
            lines.add(number)
    return lines


def records(package, build):
    """The newest record of each file that is still there, as (name, path): the store keeps those of earlier builds."""
    error, found = Pointer(), {}
    store = open_store(str(build / "index/store").encode(), ctypes.byref(error))
    units = []
    each_unit(store, 0, None, OnUnit(lambda _, name: units.append(string(name)) or True))
    for unit in units:
        reader = open_unit(store, unit.encode(), ctypes.byref(error))
        changed = (build / "index/store/v5/units" / unit).stat().st_mtime

        def dependency(_, item):
            path = pathlib.Path(string(dependency_path(item)))
            if dependency_kind(item) == RECORD and path.is_relative_to(package) and path.exists():
                found[path] = max(found.get(path, (0, "")), (changed, string(dependency_name(item))))
            return True

        each_dependency(reader, None, OnPointer(dependency))
    return store, [(name, path) for path, (_, name) in found.items()]


def read(package, build, folders):
    uses, names, bases, extended = collections.defaultdict(set), {}, collections.defaultdict(set), {}
    defined, overriding, members = set(), set(), set()
    store, found = records(package, build)
    for name, path in found:
        here = path.relative_to(package).as_posix()
        counts = here.startswith(folders)
        linux = lines_for_linux(path) if counts else set()

        def occurrence(_, item):
            symbol, roles, line, column = occurrence_symbol(item), occurrence_roles(item), ctypes.c_uint(), ctypes.c_uint()
            occurrence_place(item, ctypes.byref(line), ctypes.byref(column))
            usr, place = string(symbol_usr(symbol)), (here, line.value)
            is_here = counts and line.value not in linux
            names[usr] = string(symbol_name(symbol))
            if roles & DEFINITION and not here.startswith("Tests/SimulatedUIKit/"):
                defined.add(usr)
            if roles & REFERENCE and is_here:
                uses[usr].add(place)

            def relation(_, other):
                kind, owner = relation_roles(other), string(symbol_usr(relation_symbol(other)))
                names.setdefault(owner, string(symbol_name(relation_symbol(other))))
                if kind & BASE:
                    bases[owner].add(usr)
                if kind & EXTENDED:
                    extended[owner] = usr
                if kind & OVERRIDE:
                    overriding.add(usr)
                # Requirements of protocols, whose names end with P, add nothing.
                if kind & CHILD and roles & DEFINITION and is_here and not owner.endswith("P"):
                    members.add((owner, usr, place))
                return True

            each_relation(item, None, OnPointer(relation))
            return True

        error = Pointer()
        record = open_record(store, name.encode(), ctypes.byref(error))
        each_occurrence(record, None, OnPointer(occurrence))

    def classes(owner):
        """The names of the simulated UIKit's classes and protocols that a type is or inherits from, nearest first."""
        found, left = [], [extended.get(owner, owner)]
        while left:
            usr = left.pop(0)
            if usr not in found:
                found.append(usr)
                left += sorted(extended.get(base, base) for base in bases[usr])
        return [names[usr] for usr in found if usr.startswith("s:14SimulatedUIKit") and usr in names]

    added = [(classes(owner), "+" * usr.endswith("Z") + names[usr], place)
             for owner, usr, place in sorted(members, key=lambda member: member[2]) if usr not in overriding]
    return demangled({usr: places for usr, places in uses.items() if usr not in defined}), [a for a in added if a[0]]


def demangled(uses):
    """Uses by module and name. A property has one name with its accessors, a case of an enumeration with its constructor."""
    usrs = [usr for usr in uses if usr.startswith("s:")]
    output = subprocess.run(
        [toolchain / "bin/swift-demangle", "--simplified", "--compact"], text=True, capture_output=True, check=True,
        input="\n".join("$s" + usr[2:] for usr in usrs)).stdout.splitlines()
    found = collections.defaultdict(set)
    for usr, name in zip(usrs, output):
        module = re.match(r"s:(\d+)(\w+)", usr)
        module = module[2][:int(module[1])] if module else "Swift"
        found[module, re.sub(r"\.(getter|setter|modify|read|unsafeMutableAddressor)$", "", name)] |= uses[usr]
    return found
