import { api } from '#admin/shell/api.ts'
import type { NewAlertDevice } from '#contract/panel/alerts.ts'

/** Whether this browser can receive alerts: not every one can, and its user may have said no to this site. */
export function pushSupport(): 'ready' | 'blocked' | 'missing' {
  const known = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!known || import.meta.env.DEV) return 'missing'

  return Notification.permission === 'denied' ? 'blocked' : 'ready'
}

/** How the store's list of devices names this browser; null while it is subscribed to nothing. */
export async function thisDevice(): Promise<string | null> {
  const subscription = await ownSubscription()

  return subscription && idOf(subscription)
}

/** Asks the person, and then the browser's push service, for a subscription. Throws a sentence for people. */
export async function subscribe(chavePublica: string): Promise<Omit<NewAlertDevice, 'nome'>> {
  try {
    const registration = await activeWorker()
    // One that is left from another key of the store would stand in the way.
    await (await registration.pushManager.getSubscription())?.unsubscribe()
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: chavePublica,
    })
    const { endpoint, keys } = subscription.toJSON()

    return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' }
  } catch (error) {
    throw new Error(sentenceOf(error), { cause: error })
  }
}

/** Lets go of the subscription of this browser. */
export async function unsubscribe(): Promise<void> {
  await (await ownSubscription())?.unsubscribe()
}

/** Unsubscribes this browser when somebody logs out: the next person at it may be somebody else. */
export async function stopAlertsHere(): Promise<void> {
  const subscription = await ownSubscription()
  if (!subscription) return
  const id = await idOf(subscription)
  await subscription.unsubscribe()
  await api.alerts.removeDevice({ id })
}

async function ownSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() === 'missing') return null
  const registration = await navigator.serviceWorker.getRegistration('/admin/')
  // Before the panel has a worker of its own, the shop's answers for its addresses.
  if (!registration?.scope.endsWith('/admin/')) return null

  return registration.pushManager.getSubscription()
}

/** The panel's own worker, once it can take a subscription. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register('/admin/sw.js', { scope: '/admin/' })
  const coming = registration.installing ?? registration.waiting
  if (!registration.active && coming)
    await new Promise<void>((resolve, reject) => {
      coming.addEventListener('statechange', () => {
        if (coming.state === 'activated') resolve()
        else if (coming.state === 'redundant') reject(new Error('The service worker was replaced.'))
      })
    })

  return registration
}

async function idOf({ endpoint }: PushSubscription): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))

  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function sentenceOf(error: unknown): string {
  const name = error instanceof Error ? error.name : ''

  return (
    SENTENCES[name] ??
    'O navegador não conseguiu falar com o serviço de avisos dele. Confira a conexão e tente de novo.'
  )
}

const SENTENCES: Record<string, string> = {
  NotAllowedError: 'O navegador não tem a sua permissão para mostrar notificações. Tente de novo e permita.',
  SecurityError: 'Avisos no aparelho só funcionam no endereço seguro (https) da loja.',
}
