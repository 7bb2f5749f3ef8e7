/** An error message beside a form field; `campo` is the field's name or its path: `skus.0.ean`. */
export type FieldProblem = { campo: string; mensagem: string }

/** Returns a field's problem as a list, empty if there is none. */
export function problem(campo: string, mensagem: string | null): FieldProblem[] {
  return mensagem === null ? [] : [{ campo, mensagem }]
}

/** Prefixes the fields of nested problems with `path`. */
export function within(path: string, problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.map(({ campo, mensagem }) => ({ campo: `${path}.${campo}`, mensagem }))
}

/** Trims a text and joins its lines and spaces. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
