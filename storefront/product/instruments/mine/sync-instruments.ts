import type { MyInstruments } from '#contract/customers/instruments.ts'
import { userStore } from '#storefront/customer/user.ts'
import { apiGet, apiSend } from '#storefront/rendering/browser/api.ts'
import { ownCodes, SYNCED_KEY, storeCodesOfAccount } from './stored-instruments.ts'

/**
 * Gives the account of a logged-in customer the instruments of this browser, and the browser those of the account: once
 * per tab and customer, after a logout in any tab, and whenever there is something new. A failure is only logged: the next page tries again.
 */
export async function syncInstruments(appToken: string): Promise<void> {
  const codigos = ownCodes()
  const owner = String(userStore.get()?.id)
  try {
    const isSynced = sessionStorage.getItem(SYNCED_KEY) === [owner, ...codigos].join()
    if (isSynced && localStorage.getItem(SYNCED_KEY) === owner) return
    const { instrumentos } =
      codigos.length === 0
        ? await apiGet<MyInstruments>('/v2/front/instruments', { appToken })
        : await apiSend<MyInstruments>('POST', '/v2/front/instruments/merge', {
            appToken,
            body: { codigos: codigos.slice(0, 12) },
          })
    storeCodesOfAccount(instrumentos.map(({ codigo }) => codigo))
    sessionStorage.setItem(SYNCED_KEY, [owner, ...ownCodes()].join())
    localStorage.setItem(SYNCED_KEY, owner)
  } catch (error) {
    console.error('The instruments could not be read.', error)
  }
}
