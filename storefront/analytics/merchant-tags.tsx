import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Settings } from '#contract/settings/settings.ts'
import { consentStore } from '../shell/consent/consent.ts'

type Integrations = Settings['sistema']['integracoes']

/** Loads the merchant's own tags where they are configured and the visitor has agreed, and never before. */
export function MerchantTags({ integracoes }: { integracoes: Integrations }) {
  const consent = consentStore.use()
  const { googleAnalytics, metaPixel } = integracoes
  const google = consent?.estatistica && googleAnalytics !== '' ? googleAnalytics : null
  // Meta's script tells the whole address, and that of a guest's order opens it.
  const secret = new URLSearchParams(useLocation().search).has('chave')
  const meta = consent?.marketing && metaPixel !== '' && !secret ? metaPixel : null

  useEffect(
    () => whileWanted(google, async (id) => (await import('./google-analytics.ts')).sendToGoogle(id)),
    [google],
  )
  useEffect(() => whileWanted(meta, async (id) => (await import('./meta-pixel.ts')).sendToMeta(id)), [meta])

  return null
}

/** Starts a tag, and stops it when the visitor takes the consent back. */
function whileWanted(id: string | null, start: (id: string) => Promise<() => void>) {
  if (id === null) return
  const stop = start(id).catch((error) => {
    console.warn('Um serviço de medição não carregou.', error)
    return () => undefined
  })

  return () => void stop.then((stopIt) => stopIt())
}
