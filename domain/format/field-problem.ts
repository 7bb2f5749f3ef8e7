/** What the sentence beside a field says; `campo` is the field's name. */
export type FieldProblem = { campo: string; mensagem: string }

/** A field's problem as part of a list: empty where there is none. */
export function problem(campo: string, mensagem: string | null): FieldProblem[] {
  return mensagem === null ? [] : [{ campo, mensagem }]
}

/** As it was typed, without what the eye does not see. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
