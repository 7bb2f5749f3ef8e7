import type * as z from 'zod'
import type { FieldProblem } from '#domain/format/field-problem.ts'

/**
 * Refines a schema by a rule of `domain/`, at the fields that the rule names. Bounds stand in the schema too, where the API's
 * document and its readers find them; at a field of which the rule speaks, its sentence takes the place of the schema's own.
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

/** A sentence about `marca` is about `marca.slug`, too. */
function speaksOf({ campo }: FieldProblem, path: readonly PropertyKey[]): boolean {
  return `${path.map(String).join('.')}.`.startsWith(`${campo}.`)
}

/** `skus.0.ean` as a schema names it: places in lists are numbers. */
function pathOf(campo: string): (string | number)[] {
  return campo.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}
