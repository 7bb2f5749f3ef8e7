import type { Appearance } from '#contract/content/appearance.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { sameSecret } from '#platform/infrastructure/security/same-secret.ts'

/** Long enough to choose colours, too short to become a public address. */
const LASTS_SECONDS = 30 * 60

/** The query parameter of the shop's pages that shows the draft: `{vence}.{chave}`. */
export const PREVIEW_PARAMETER = 'aparencia'

/** Returns the stylesheet of an unsaved appearance. */
export async function previewStylesheet(
  context: RequestContext,
  { rascunho }: { rascunho: Appearance },
): Promise<{ css: string }> {
  permit(context, 'configuracao.ver')

  return { css: await context.renderStylesheet(rascunho) }
}

/** Returns a query that shows the draft on the shop's pages for half an hour. */
export async function previewAddress(
  context: RequestContext,
): Promise<{ parametro: string; venceEm: string }> {
  permit(context, 'configuracao.ver')
  const vence = Math.floor(context.now.getTime() / 1000) + LASTS_SECONDS

  return {
    parametro: `${PREVIEW_PARAMETER}=${vence}.${keyOf(context, vence)}`,
    venceEm: new Date(vence * 1000).toISOString(),
  }
}

/** Whether the value of the parameter is signed by this store and has not expired. */
export function isPreview(context: Pick<RequestContext, 'signLink' | 'now'>, value: string): boolean {
  const [vence = '', chave = ''] = value.split('.', 2)
  if (!/^\d{10}$/.test(vence) || Number(vence) * 1000 <= context.now.getTime()) return false

  return sameSecret(chave, keyOf(context, Number(vence)))
}

function keyOf({ signLink }: Pick<RequestContext, 'signLink'>, vence: number): string {
  return signLink('aparencia', String(vence))
}
