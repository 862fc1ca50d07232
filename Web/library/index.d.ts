/** An edge, a centre, a baseline or an extent, by its name in `NSLayoutConstraint.Attribute`. */
export type Attribute =
  | "left" | "right" | "top" | "bottom" | "leading" | "trailing" | "width" | "height" | "centerX" | "centerY"
  | "lastBaseline" | "firstBaseline" | "leftMargin" | "rightMargin" | "topMargin" | "bottomMargin" | "leadingMargin"
  | "trailingMargin" | "centerXWithinMargins" | "centerYWithinMargins";

export type Relation = "<=" | "==" | "=" | ">=";

/** `item.attribute relation multiplier * to.toAttribute + constant @ priority`. */
export interface Constraint {
  /** An item's number. */
  item: number;
  attribute: Attribute;
  /** `==` without it. */
  relation?: Relation;
  /** The second item; without it the constraint is on one item only. */
  to?: number;
  /** The same as `attribute` without it. */
  toAttribute?: Attribute;
  /** 1 without it. */
  multiplier?: number;
  /** In points, 0 without it. */
  constant?: number;
  /** More than 0, up to 1000 for a required one, which it is without it. */
  priority?: number;
}

/** Where a constraint comes from: an added one, an item's content, the root's place and size. */
export type Source =
  | { kind: "constraint"; constraint: number }
  | { kind: "hugging" | "compression"; item: number; axis: "horizontal" | "vertical" }
  | { kind: "root" };

/** Required constraints that cannot hold together; `broken` is optional from then on. */
export interface Conflict {
  broken: number;
  members: Source[];
}

export interface Frame { x: number; y: number; width: number; height: number }

/** What of an item has more than one best value. */
export interface Ambiguity { x: boolean; width: boolean; y: boolean; height: boolean }

/** A line of a label: its bytes in the text's UTF-8, and in points where it stands in the label. */
export interface Line {
  from: number;
  to: number;
  /** What an ellipsis stands for. */
  elision?: { from: number; to: number };
  x: number;
  width: number;
  baseline: number;
}

export interface Font {
  /** In points; 17 without it. */
  size?: number;
  /** A name of `UIFont.Weight`, or its number. */
  weight?: number | "ultraLight" | "thin" | "light" | "regular" | "medium" | "semibold" | "bold" | "heavy" | "black";
  design?: "default" | "monospacedDigit" | "monospaced" | "rounded" | "serif";
  /** The greatest number of lines; 0 sets no limit, 1 is usual. */
  lines?: number;
  /** Where several lines wrap whatever width they are given, in points: `preferredMaxLayoutWidth`; 0 for none. */
  preferredWidth?: number;
}

/** A column of the solver's tableau: the error of a constraint, or a free variable. */
export interface TableauColumn {
  number: number;
  /** The constraint in `tableau().sources`; -1 for none. */
  constraint: number;
  /** The variable in `tableau().text`; -1 for none. */
  variable: number;
  value: number;
  isBasic: boolean;
  /** The side that a basic column is counted on: -1, 0 or 1. */
  side: number;
  /** What a unit below and above 0 costs: 0 or 1 each. */
  left: number;
  right: number;
  priority: number;
  /** Columns and coefficients of its row if it is basic, or else priorities and amounts of its reduced cost. */
  pairs: [number, number][];
}

/** The tableau before a step. */
export interface TableauMoment {
  kind: "settled" | "dual" | "flip" | "primal" | "conflict" | "tie" | "removal";
  /** The basic column that leaves or flips; -1 for none. */
  row: number;
  /** The column that enters; -1 for none. */
  column: number;
  columns: TableauColumn[];
}

/** A format that cannot be read. */
export class VisualFormatError extends Error {
  readonly format: string;
  /** The character that was looked at, counted from 0. */
  readonly column: number;
}

/** The program, loaded once; its systems share its memory. */
export class AutoLayout {
  /** Loads the program; `text: false` takes the smaller one without labels. */
  static load(options?: { source?: BufferSource | WebAssembly.Module | string | URL; text?: boolean }): Promise<AutoLayout>;
  /** Makes a system with a root; `scale` is pixels to a point, 3 without it. */
  makeSystem(options?: { scale?: number; rightToLeft?: boolean }): LayoutSystem;
  /** The bytes that the program has taken. */
  readonly memorySize: number;
}

/**
 * A tree of items and its constraints. What a method refuses throws a `RangeError`, and nothing has changed then.
 */
export class LayoutSystem {
  /** The item that all others stand in: 0. */
  readonly root: number;
  /** How many items ever were. */
  readonly itemCount: number;
  /** Gives the memory back. */
  dispose(): void;
  /** Gives the root a size; what is left out follows from the constraints. */
  setRootSize(size: { width?: number; height?: number }): void;
  /** Adds an item in front of its parent's other children. */
  addItem(options?: { parent?: number; name?: string }): number;
  /** Removes an item without children, and its constraints. */
  removeItem(item: number): void;
  /** Names an item for Visual Format. */
  setName(item: number, name: string): void;
  /** Sets `layoutMargins`; 8 on each side without it. */
  setMargins(item: number, margins: { top?: number; left?: number; bottom?: number; right?: number }): void;
  /** Sets `intrinsicContentSize`; what is left out has none. */
  setContentSize(item: number, size: { width?: number; height?: number }): void;
  /** Sets the priorities of content; a pair is across and down. 250 and 750 without it. */
  setContentPriorities(
    item: number, values: { hugging?: number | [number, number]; compression?: number | [number, number] }): void;
  /** Makes an item a label in the system's font. */
  setLabel(item: number, text: string, font?: Font): void;
  addConstraint(constraint: Constraint): number;
  removeConstraint(constraint: number): void;
  /** Changes a constant, the cheapest change there is. */
  setConstant(constraint: number, constant: number): void;
  /** Changes a priority; a broken constraint is tried again. */
  setPriority(constraint: number, priority: number): void;
  /** What a constraint was added with. */
  constraint(constraint: number): Required<Omit<Constraint, "to" | "toAttribute">> & Pick<Constraint, "to" | "toAttribute">;
  /** Adds what a format says, or throws a `VisualFormatError` and adds nothing. Options are `alignAllTop` without
   * `alignAll` (`top`), `rightToLeft` and the like. */
  addVisualFormat(format: string, settings?: { metrics?: Record<string, number>; options?: string[] }): number[];
  /** Solves what has changed. */
  layout(): void;
  /** Four numbers for each item, in its parent's coordinates; on whole pixels unless `rounded` is false. */
  frames(options?: { rounded?: boolean }): Float64Array;
  frame(item: number, options?: { rounded?: boolean }): Frame;
  /** What is ambiguous, item by item. */
  ambiguity(): Ambiguity[];
  conflicts(): Conflict[];
  /** What determines an edge or an extent of an item, in its parent. */
  why(item: number, attribute: Attribute): Source[];
  /** How far a constraint is from holding, in points. */
  violation(constraint: number): number;
  /** What the solver holds, a variable (`v0`) or a constraint (`c0`) a line, and where each constraint comes from. As long
   * as no item was removed, `v0` to `v3` are x, width, y and height of item 0, and so on. Not without text. */
  tableau(): { text: string; sources: Source[] };

  /** Records the solver's steps from now on; only with `text: true`. */
  recordSteps(): void;

  /** Ends the recording: the tableau before each step, and as it stands now. */
  takeSteps(): TableauMoment[];
  /** The lines of a label in its width, and none of anything else. */
  lines(item: number): Line[];
}

export const attributes: Readonly<Record<Attribute, number>>;
export const relations: Readonly<Record<Relation, number>>;
export const weights: Readonly<Record<string, number>>;
export const designs: readonly string[];

/** A change that resolves a conflict, verified by solving again: a place in `constraints`. */
export type ConflictFix = { remove: number } | { lower: number };

/** A constraint of a console log. */
export interface LoggedConstraint {
  /** Its description in the log, repaired. */
  text: string;
  class: string;
  address: string;
  identifier: string | null;
  /** Its views and guides, as the log writes them. */
  items: string[];
  equation: string;
  priority: number;
  /** Whether the system made it. */
  system: boolean;
  /** What one of the system's stands for. */
  meaning: string | null;
  /** The constraint as an English sentence. */
  words: string;
  /** `File.swift#88`, where the log says so. */
  source: string | null;
  active: boolean | null;
}

/** Where the views of a conflict stand once one of its members gives way, in points. */
export interface ConflictDrawing {
  items: { label: string; display: string; superview: number | null; x: number; y: number; width: number; height: number }[];
  /** What each member says, as a length; numbers are places in `constraints` and `items`. */
  measures: {
    constraint: number; isHorizontal: boolean; first: number; second: number | null;
    start: number; end: number;
    /** Where it would end if the constraint held exactly. */
    wanted: number;
    /** Whether it is the one that gives way. */
    gives: boolean;
  }[];
  /** Why iOS breaks the one that gives way, after “because”; null where the log does not show it. */
  reason: string | null;
}

/** One report of unsatisfiable constraints, or one list of constraints. */
export interface ConflictBlock {
  /** The line of the log, counted from 1. */
  line: number;
  hasHeader: boolean;
  /** Whether the system wrote `<private>` in place of the constraints. */
  redacted: boolean;
  constraints: LoggedConstraint[];
  /** What could not be understood. */
  unparsed: string[];
  infeasible: boolean;
  /** The first conflict: places in `constraints`. */
  core: number[];
  /** Sets that cannot hold together, from which none can be left out. */
  conflicts: number[][];
  /** The constraint that UIKit broke. */
  broken: number | null;
  fixes: ConflictFix[];
  /** What had to be assumed because a log does not print it. */
  assumptions: ("defaultMargins" | "bodyText" | "listedSuperview" | "unprintedDigits")[];
  advice: string[];
  /** One for each conflict. */
  drawings: ConflictDrawing[];
}

/** What `autolayout explain` says. */
export interface ConflictReport {
  blocks: ConflictBlock[];
  /** Whether the log held nothing to explain. */
  isEmpty: boolean;
  /** The report for a reader. */
  text: string;
  /** The report as the command writes it with `--json`. */
  json: string;
}

/** Explains console logs, in a program of its own. */
export class ConflictExplainer {
  /** Loads the program. */
  static load(options?: { source?: BufferSource | WebAssembly.Module | string | URL }): Promise<ConflictExplainer>;
  /** Reads a log, whole or in part, damaged or not. Throws a `RangeError` for one of more than 64 MiB. */
  explain(log: string): ConflictReport;
  /** The bytes that the program has taken. */
  readonly memorySize: number;
}
