// An empty export makes this file a module, with its own `self`.
export {}

declare const self: ServiceWorkerGlobalScope

/** As sent by `platform/staff/alerts/push/send-push.ts`; `caminho` is below `/admin`. */
type Message = { titulo: string; texto: string; caminho: string; marca: string }

/** Shown for an unreadable payload: browsers require a notification for each push. */
const UNREADABLE: Message = {
  titulo: 'Há um aviso novo no painel',
  texto: '',
  caminho: '/avisos',
  marca: 'aviso',
}

self.addEventListener('push', (event) => {
  event.waitUntil(show(event))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification))
})

async function show(event: PushEvent): Promise<void> {
  const { titulo, texto, caminho, marca } = read(event)
  await self.registration.showNotification(titulo, {
    body: texto,
    tag: marca,
    lang: 'pt-BR',
    icon: '/icon-192.png',
    data: caminho,
  })
}

/**
 * Opens the page in a window that already shows it, or in a new one: navigating another window could lose unsaved
 * input.
 */
async function open({ data }: Notification): Promise<void> {
  const { origin } = self.location
  const address = new URL(`/admin${typeof data === 'string' ? data : ''}`, origin).href
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find(({ url }) => url === address)
  if (shown) await shown.focus()
  else await self.clients.openWindow(address)
}

function read({ data }: PushEvent): Message {
  try {
    const message: unknown = data?.json()
    return isMessage(message) ? message : UNREADABLE
  } catch {
    // A foreign or truncated payload.
    return UNREADABLE
  }
}

function isMessage(value: unknown): value is Message {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['titulo', 'texto', 'caminho', 'marca'].every((key) => typeof Reflect.get(value, key) === 'string')
  )
}
