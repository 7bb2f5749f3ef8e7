import { api } from '#admin/shell/api.ts'
import type { NewAlertDevice } from '#contract/panel/alerts.ts'

/** Whether this browser can receive push alerts, or the user has blocked them. */
export function pushSupport(): 'ready' | 'blocked' | 'missing' {
  const known = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!known || import.meta.env.DEV) return 'missing'

  return Notification.permission === 'denied' ? 'blocked' : 'ready'
}

/** Returns this browser's id in the store's list of devices; null if it is not subscribed. */
export async function thisDevice(): Promise<string | null> {
  const subscription = await ownSubscription()

  return subscription && idOf(subscription)
}

/** Asks for permission and subscribes to the browser's push service. Throws an error with a message for people. */
export async function subscribe(chavePublica: string): Promise<Omit<NewAlertDevice, 'nome'>> {
  try {
    const registration = await activeWorker()
    // A subscription with an older key of the store would make the new one fail.
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

export async function unsubscribe(): Promise<void> {
  await (await ownSubscription())?.unsubscribe()
}

/** Unsubscribes this browser on logout, since the next user may be somebody else. */
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
  // Until the panel's worker is registered, the shop's worker covers its paths.
  if (!registration?.scope.endsWith('/admin/')) return null

  return registration.pushManager.getSubscription()
}

/** Registers the panel's worker and waits until it is active. */
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
