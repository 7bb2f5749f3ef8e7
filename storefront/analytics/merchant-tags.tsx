import { useEffect } from 'react'
import type { Settings } from '#contract/settings/settings.ts'
import { consentStore } from '../shell/consent/consent.ts'

type Integrations = Settings['sistema']['integracoes']

/** Loads the merchant's own tags if they are configured and the visitor has given consent. */
export function MerchantTags({ integracoes }: { integracoes: Integrations }) {
  const consent = consentStore.use()
  const { googleAnalytics, metaPixel } = integracoes
  const google = consent?.estatistica && googleAnalytics !== '' ? googleAnalytics : null
  const meta = consent?.marketing && metaPixel !== '' ? metaPixel : null

  useEffect(
    () => startTag(google, async (id) => (await import('./google-analytics.ts')).sendToGoogle(id)),
    [google],
  )
  useEffect(() => startTag(meta, async (id) => (await import('./meta-pixel.ts')).sendToMeta(id)), [meta])

  return null
}

/** Starts a tag, and stops it when the visitor withdraws consent. */
function startTag(id: string | null, start: (id: string) => Promise<() => void>) {
  if (id === null) return
  const stop = start(id).catch((error) => {
    console.warn('A measurement service could not be loaded.', error)
    return () => undefined
  })

  return () => void stop.then((stopIt) => stopIt())
}
