import { useEffect, useState } from 'react'
import type { Api } from '#contract/contract.ts'
import type { Reader } from '#domain/review/likeness.ts'
import { userStore } from '#storefront/customer/user.ts'
import { apiGet, useShop } from '#storefront/rendering/browser/api.ts'

type Player = Awaited<ReturnType<Api['reviews']['player']>>

/**
 * What the form proposes: what the address says; else what the account said before, which comes after the page, since
 * that is the same for everybody. An undefined `toca` leaves the proposal to the browser's instruments.
 */
export function useProposedPlayer(chosen: Reader) {
  const appToken = useShop()?.appToken ?? ''
  const logado = userStore.use()?.logado === true
  const isOpen = chosen.toca === null && chosen.nivel === null && chosen.estilo === null
  const [own, setOwn] = useState<Player | null>(null)
  useEffect(() => {
    if (!logado || !isOpen) return
    const leaving = new AbortController()
    apiGet<Player>('/v2/front/evaluations/player', { appToken, signal: leaving.signal })
      .then(setOwn)
      // Without a proposal, the form is filled in by hand.
      .catch(() => undefined)

    return () => leaving.abort()
  }, [appToken, logado, isOpen])
  const { toca, nivel, estilo } = isOpen && own ? own : chosen

  return { toca: toca ?? (isOpen ? undefined : ''), nivel: nivel ?? '', estilo: estilo ?? '' }
}
