import type { Settings } from '#contract/settings/settings.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

type Head = Settings['seo']

/** Title and description of the home page: what the settings say, or the store's name and slogan. */
export function homeHead({
  settings: { loja, seo },
  appearance: { slogan },
}: Pick<RequestContext, 'settings' | 'appearance'>): Head {
  const named = slogan === '' ? loja.nome : `${loja.nome} | ${slogan}`

  return { title: seo.title || named, description: seo.description || slogan }
}
