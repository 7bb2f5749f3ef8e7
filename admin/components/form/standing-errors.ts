import { same } from './same.ts'

/** Returns the errors of a refused form whose fields still hold what was sent. The others are being corrected. */
export function standingErrors(
  errors: Record<string, string>,
  sent: object,
  value: object,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => same(valueAt(sent, path), valueAt(value, path))),
  )
}

/** Returns the value at a path (`skus.0.ean`); undefined if the form has none there, as for errors of the whole. */
function valueAt(form: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).find(([key]) => key === name)?.[1]
          : undefined,
      form,
    )
}
