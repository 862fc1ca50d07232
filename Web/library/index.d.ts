/** An edge, a center, a baseline or an extent, named as in `NSLayoutConstraint.Attribute`. */
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
  /** `==` by default. */
  relation?: Relation;
  /** The second item, if any. */
  to?: number;
  /** `attribute` by default. */
  toAttribute?: Attribute;
  /** 1 by default. */
  multiplier?: number;
  /** In points, 0 by default. */
  constant?: number;
  /** More than 0, up to 1000; 1000 is required, and the default. */
  priority?: number;
}

/** A constraint's origin: an added constraint, an item's content, the root's position and size. */
export type Source =
  | { kind: "constraint"; constraint: number }
  | { kind: "hugging" | "compression"; item: number; axis: "horizontal" | "vertical" }
  | { kind: "root" };

/** Conflicting required constraints; `broken` is optional from then on. */
export interface Conflict {
  broken: number;
  members: Source[];
}

export interface Frame { x: number; y: number; width: number; height: number }

/** An item's ambiguous position and size. */
export interface Ambiguity { x: boolean; width: boolean; y: boolean; height: boolean }

/** A label's line: the bytes in the text's UTF-8, and the position in the label in points. */
export interface Line {
  from: number;
  to: number;
  /** The text replaced by an ellipsis. */
  elision?: { from: number; to: number };
  x: number;
  width: number;
  baseline: number;
}

export interface Font {
  /** In points, 17 by default. */
  size?: number;
  /** A name in `UIFont.Weight`, or the number. */
  weight?: number | "ultraLight" | "thin" | "light" | "regular" | "medium" | "semibold" | "bold" | "heavy" | "black";
  design?: "default" | "monospacedDigit" | "monospaced" | "rounded" | "serif";
  /** The maximum number of lines, 1 by default; 0 for unlimited. */
  lines?: number;
  /** The fixed wrapping width of several lines in points, `preferredMaxLayoutWidth`; 0 for none. */
  preferredWidth?: number;
}

/** A column of the solver's tableau: a constraint's error, or a free variable. */
export interface TableauColumn {
  number: number;
  /** The constraint in `tableau().sources`; -1 for none. */
  constraint: number;
  /** The variable in `tableau().text`; -1 for none. */
  variable: number;
  value: number;
  isBasic: boolean;
  /** The side on which a basic column is counted: -1, 0 or 1. */
  side: number;
  /** The costs per unit below and above 0: 0 or 1 each. */
  left: number;
  right: number;
  priority: number;
  /** If basic, columns and coefficients of the row; otherwise priorities and amounts of the reduced cost. */
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

/** The error for an invalid format. */
export class VisualFormatError extends Error {
  readonly format: string;
  /** The index of the character at the error, from 0. */
  readonly column: number;
}

/** The program, loaded once; all systems share the memory. */
export class AutoLayout {
  /** Loads the program; `text: false` loads the smaller program, which has no labels. */
  static load(options?: { source?: BufferSource | WebAssembly.Module | string | URL; text?: boolean }): Promise<AutoLayout>;
  /** Makes a system with a root; `scale` is the number of pixels per point, 3 by default. */
  makeSystem(options?: { scale?: number; rightToLeft?: boolean }): LayoutSystem;
  /** The memory of the program in bytes. */
  readonly memorySize: number;
}

/** A tree of items and constraints. A method with invalid arguments throws a `RangeError` and changes nothing. */
export class LayoutSystem {
  /** The root item: 0. */
  readonly root: number;
  /** The number of items ever added. */
  readonly itemCount: number;
  /** Frees the memory. */
  dispose(): void;
  /** Sets the root's size; omitted extents follow from the constraints. */
  setRootSize(size: { width?: number; height?: number }): void;
  /** Adds an item in front of the siblings. */
  addItem(options?: { parent?: number; name?: string }): number;
  /** Removes a childless item, and the item's constraints. */
  removeItem(item: number): void;
  /** Names an item for Visual Format. */
  setName(item: number, name: string): void;
  /** Sets `layoutMargins`, 8 on each side by default. */
  setMargins(item: number, margins: { top?: number; left?: number; bottom?: number; right?: number }): void;
  /** Sets `intrinsicContentSize`; omitted extents have none. */
  setContentSize(item: number, size: { width?: number; height?: number }): void;
  /** Sets the content priorities; a pair is horizontal and vertical. 250 and 750 by default. */
  setContentPriorities(
    item: number, values: { hugging?: number | [number, number]; compression?: number | [number, number] }): void;
  /** Makes an item a label in the system font. */
  setLabel(item: number, text: string, font?: Font): void;
  addConstraint(constraint: Constraint): number;
  removeConstraint(constraint: number): void;
  /** Changes a constant, the cheapest change. */
  setConstant(constraint: number, constant: number): void;
  /** Changes a priority; a broken constraint is tried again. */
  setPriority(constraint: number, priority: number): void;
  /** The arguments that a constraint was added with. */
  constraint(constraint: number): Required<Omit<Constraint, "to" | "toAttribute">> & Pick<Constraint, "to" | "toAttribute">;
  /** Adds the format's constraints, or throws a `VisualFormatError` and adds none. Options are `top` for
   * `alignAllTop`, `rightToLeft` and so on. */
  addVisualFormat(format: string, settings?: { metrics?: Record<string, number>; options?: string[] }): number[];
  /** Solves all changes. */
  layout(): void;
  /** Four numbers for each item, in the parent's coordinates; on whole pixels unless `rounded` is false. */
  frames(options?: { rounded?: boolean }): Float64Array;
  frame(item: number, options?: { rounded?: boolean }): Frame;
  /** The ambiguity of each item. */
  ambiguity(): Ambiguity[];
  conflicts(): Conflict[];
  /** The origins of the constraints that determine an item's edge or extent in the parent. */
  why(item: number, attribute: Attribute): Source[];
  /** A constraint's violation in points. */
  violation(constraint: number): number;
  /** The solver's state, a line for each variable (`v0`) or constraint (`c0`), and each constraint's origin. Until an
   * item is removed, `v0` to `v3` are x, width, y and height of item 0, and so on. Not available with `text: false`. */
  tableau(): { text: string; sources: Source[] };

  /** Starts recording the solver's steps; only with `text: true`. */
  recordSteps(): void;

  /** Ends the recording: the tableau before each step, and the current tableau. */
  takeSteps(): TableauMoment[];
  /** A label's lines at the label's width; empty for other items. */
  lines(item: number): Line[];
}

export const attributes: Readonly<Record<Attribute, number>>;
export const relations: Readonly<Record<Relation, number>>;
export const weights: Readonly<Record<string, number>>;
export const designs: readonly string[];

/** A change that resolves a conflict, verified by solving again: an index in `constraints`. */
export type ConflictFix = { remove: number } | { lower: number };

/** A constraint in a console log. */
export interface LoggedConstraint {
  /** The repaired description in the log. */
  text: string;
  class: string;
  address: string;
  identifier: string | null;
  /** The constraint's views and guides as written in the log. */
  items: string[];
  equation: string;
  priority: number;
  /** Whether the system made it. */
  system: boolean;
  /** A system constraint's meaning. */
  meaning: string | null;
  /** The constraint as an English sentence. */
  words: string;
  /** `File.swift#88`, if the log contains it. */
  source: string | null;
  active: boolean | null;
}

/** The frames of a conflict's views in points after a member is broken. */
export interface ConflictDrawing {
  items: { label: string; display: string; superview: number | null; x: number; y: number; width: number; height: number }[];
  /** Each member as a length; numbers are indices in `constraints` and `items`. */
  measures: {
    constraint: number; isHorizontal: boolean; first: number; second: number | null;
    start: number; end: number;
    /** The end if the constraint held exactly. */
    wanted: number;
    /** Whether it is the broken member. */
    gives: boolean;
  }[];
  /** The reason why iOS breaks this constraint, after “because”; null if the log does not show it. */
  reason: string | null;
}

/** A report of unsatisfiable constraints, or a list of constraints. */
export interface ConflictBlock {
  /** The line of the log, counted from 1. */
  line: number;
  hasHeader: boolean;
  /** Whether the system wrote `<private>` in place of the constraints. */
  redacted: boolean;
  constraints: LoggedConstraint[];
  /** The lines that could not be parsed. */
  unparsed: string[];
  infeasible: boolean;
  /** The first conflict: indices in `constraints`. */
  core: number[];
  /** Minimal sets of conflicting constraints. */
  conflicts: number[][];
  /** The constraint that UIKit broke. */
  broken: number | null;
  fixes: ConflictFix[];
  /** The assumptions about values that a log does not print. */
  assumptions: ("defaultMargins" | "bodyText" | "listedSuperview" | "unprintedDigits")[];
  advice: string[];
  /** A drawing for each conflict. */
  drawings: ConflictDrawing[];
}

/** The report of `autolayout explain`. */
export interface ConflictReport {
  blocks: ConflictBlock[];
  /** Whether the log contained nothing to explain. */
  isEmpty: boolean;
  /** The report as text. */
  text: string;
  /** The report of the command with `--json`. */
  json: string;
}

/** Explains console logs in a separate program. */
export class ConflictExplainer {
  /** Loads the program. */
  static load(options?: { source?: BufferSource | WebAssembly.Module | string | URL }): Promise<ConflictExplainer>;
  /** Parses a complete, partial or damaged log. Throws a `RangeError` for more than 64 MiB. */
  explain(log: string): ConflictReport;
  /** The memory of the program in bytes. */
  readonly memorySize: number;
}
