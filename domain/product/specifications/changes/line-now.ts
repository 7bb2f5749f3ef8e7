import type { Line, Template } from '../field.ts'
import { typedLines } from '../typed-lines.ts'
import { renamedLines, type TemplateChanges } from './template-changes.ts'

/** A single line of a sheet as a changed template names and writes it. */
export function lineNow(template: Template, changes: TemplateChanges, line: Line): Line {
  const { lines } = typedLines(template, renamedLines(changes, [line]))

  return lines[0] ?? line
}
