import type * as z from 'zod'
import type { FieldProblem } from '#domain/format/field-problem.ts'

/**
 * Refines a schema by a rule of `domain/`, at the fields that the rule names. Bounds are in the schema too, for the
 * OpenAPI document and its readers; at a field with an error of the rule, that error replaces the schema's own.
 */
export function refineBy<Value>(problems: (value: Value) => readonly FieldProblem[]) {
  return (value: Value, context: z.RefinementCtx<Value>): void => {
    const found = problems(value)
    const silent = context.issues.filter(({ path = [] }) => !found.some((one) => speaksOf(one, path)))
    context.issues.splice(0, context.issues.length, ...silent)
    for (const { campo, mensagem } of found)
      context.addIssue({ code: 'custom', path: pathOf(campo), message: mensagem })
  }
}

/** An error of `marca` covers `marca.slug`, too. */
function speaksOf({ campo }: FieldProblem, path: readonly PropertyKey[]): boolean {
  return `${path.map(String).join('.')}.`.startsWith(`${campo}.`)
}

/** Converts `skus.0.ean` to a schema path: list positions become numbers. */
function pathOf(campo: string): (string | number)[] {
  return campo.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}
