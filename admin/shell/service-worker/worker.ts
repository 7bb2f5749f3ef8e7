// A module, so that its `self` is its own.
export {}

declare const self: ServiceWorkerGlobalScope

/** As `platform/staff/alerts/push/send-push.ts` sends it; `caminho` is below `/admin`. */
type Message = { titulo: string; texto: string; caminho: string; marca: string }

/** For what can't be read: browsers want each push to show something. */
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

/** In a window that shows it already, else in a new one: what somebody is writing in another stays. */
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
    // Not ours, or cut short.
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
