import type { FitAnswer } from '#contract/catalog/my-instrument.ts'
import { ensureUser, reloadUser, userStore } from '#storefront/customer/user.ts'
import { apiGet } from '#storefront/rendering/browser/api.ts'
import type { Fit, Fits } from './fits.ts'
import { OWN_KEYS } from './own-keys.ts'
import { ownCodes, SYNCED_KEY, storeCodesOfAccount, storedCodes } from './stored-instruments.ts'

/** As many products as the API judges in one call. */
const AT_ONCE = 100

let codes = ''
const known = new Map<number, readonly Fit[]>()
const waiting = new Set<number>()
let reading: Promise<void> | undefined

type ShownList = {
  appToken: string
  /** Its products, comma-separated. */
  ids: string
  show: (fits: Fits) => void
}

const shown = new Set<ShownList>()

/** Shows the verdicts on a list's products, and again whenever another tab stores other instruments, until it is gone. */
export async function followFits(list: ShownList, closing: AbortSignal): Promise<void> {
  if (closing.aborted) return
  addEventListener('storage', showAgain)
  shown.add(list)
  closing.addEventListener('abort', () => shown.delete(list))
  await showFits(list)
}

async function showAgain({ key }: StorageEvent): Promise<void> {
  const [first] = shown
  if (!first || (key !== null && !OWN_KEYS.some((own) => own === key))) return
  // The customer may have logged in or out there, which decides whose instruments these are.
  await reloadUser(first.appToken)
  for (const list of shown) void showFits(list)
}

async function showFits(list: ShownList): Promise<void> {
  const fits = await readFits(list.appToken, list.ids)
  if (shown.has(list)) list.show(fits)
}

/**
 * Reads the verdicts on comma-separated products, in one call for all lists of a page. A failure leaves the products
 * without a verdict: the shop works without.
 */
async function readFits(appToken: string, ids: string): Promise<Fits> {
  if (ownCodes().length < storedCodes().length) await removeAfterLogout(appToken)
  const stored = storedCodes().join()
  if (stored !== codes) known.clear()
  codes = stored
  if (codes !== '') for (const id of ids.split(',').map(Number)) if (!known.has(id)) waiting.add(id)
  if (waiting.size > 0) {
    reading ??= afterAllLists().then(() => readWaiting(appToken))
    await reading
  }

  const { MineFilter, ProductNotes, OwnListing, SizeNote } = await import('./fits-parts.ts')
  const all = new Map(known)

  return {
    all,
    ofProduct: (id) => all.get(id)?.[0],
    ofSku: (id, sku) => all.get(id)?.find(({ skus }) => !skus || skus.includes(sku)),
    Filter: MineFilter,
    Notes: ProductNotes,
    OwnListing,
    SizeNote,
  }
}

/** Others may use this browser after a customer has logged out; one who logs in again has them again, in any tab. */
async function removeAfterLogout(appToken: string): Promise<void> {
  await ensureUser(appToken)
  if (userStore.get()?.logado !== false) return
  storeCodesOfAccount([])
  localStorage.removeItem(SYNCED_KEY)
}

function afterAllLists(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

async function readWaiting(appToken: string): Promise<void> {
  reading = undefined
  const ids = [...waiting]
  waiting.clear()
  for (let start = 0; start < ids.length; start += AT_ONCE)
    try {
      const produtos = ids.slice(start, start + AT_ONCE)
      const query = { instrumentos: codes, produtos: produtos.join() }
      const { vereditos } = await apiGet<FitAnswer>('/v2/front/instruments/fit', { appToken, query })
      for (const id of produtos)
        known.set(
          id,
          vereditos.filter(({ idProduto }) => idProduto === id),
        )
    } catch (error) {
      console.error('What fits could not be read.', error)
    }
}
