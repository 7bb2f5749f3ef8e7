/** A line of a file: its number, as an editor or a spreadsheet shows it, and its cells as text. */
export type FileLine = { linha: number; celulas: string[] }
