/** What the sentence beside a field says; `campo` is the field's name, or its path: `skus.0.ean`. */
export type FieldProblem = { campo: string; mensagem: string }

/** A field's problem as part of a list: empty where there is none. */
export function problem(campo: string, mensagem: string | null): FieldProblem[] {
  return mensagem === null ? [] : [{ campo, mensagem }]
}

/** The problems of a part as those of the whole that holds it at `path`. */
export function within(path: string, problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.map(({ campo, mensagem }) => ({ campo: `${path}.${campo}`, mensagem }))
}

/** As it was typed, without what the eye does not see. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
