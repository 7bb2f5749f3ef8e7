import { LEFT_HAND_PATH } from '#domain/instruments/compatibility/left-hand-path.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { instrumentTemplates, templateFor } from '../sizes/instrument-templates.ts'

/** The page for left-handers, for a category of instruments, or one above such; null for all others. */
export async function leftHandPage(context: RequestContext, caminho: string): Promise<string | null> {
  const templates = await instrumentTemplates(context)
  const sells =
    !!templateFor(templates, caminho)?.families.length ||
    [...templates].some(([path, { families }]) => families.length > 0 && path.startsWith(`${caminho}/`))

  return sells ? LEFT_HAND_PATH : null
}
