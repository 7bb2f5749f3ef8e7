import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Settings } from '#contract/settings/settings.ts'
import { companyLine } from '#domain/format/company-line.ts'
import { contentSecurityPolicy } from '../http/security-headers.ts'
import type { PlainLook } from './plain-look.ts'
import { plainPage } from './plain-page.ts'

/** Maximum number of saved pages listed. */
const NAMED = 12

/** Reloads when the network is back, and lists the pages that the service worker has cached, last seen first. */
const OFFLINE_SCRIPT = `addEventListener('online', () => location.reload())
document.querySelector('button').addEventListener('click', () => location.reload())
;(async () => {
  const names = (await caches.keys()).filter((name) => /-(paginas|ferramentas)$/.test(name))
  const list = document.querySelector('ul')
  for (const name of names) {
    const cache = await caches.open(name)
    const pages = (await cache.keys()).filter(({ url }) => !url.includes('/assets/'))
    for (const request of pages.reverse().slice(0, ${NAMED})) {
      const page = new DOMParser().parseFromString(await (await cache.match(request)).text(), 'text/html')
      const link = document.createElement('a')
      link.href = request.url
      link.textContent = page.title.split(' | ')[0]
      const item = document.createElement('li')
      item.append(link)
      list.append(item)
    }
  }
  document.querySelector('[data-seen]').hidden = !list.hasChildNodes()
})()`

/**
 * The page that the service worker shows for pages that it can neither fetch nor find in its cache.
 */
export function offlineRoute(settings: () => Settings, look: PlainLook) {
  return async (c: Context): Promise<Response> =>
    c.html(String(await offlinePage(settings(), look)), 200, {
      'content-security-policy': contentSecurityPolicy([OFFLINE_SCRIPT]),
    })
}

function offlinePage({ loja }: Settings, look: PlainLook) {
  return plainPage({
    nome: loja.nome,
    title: `Sem conexão | ${loja.nome}`,
    heading: 'Você está sem conexão',
    body: html`
      <p>Esta página ainda não foi aberta neste aparelho. Assim que a internet voltar, ela carrega sozinha.</p>
      <button type="button">Tentar de novo</button>
      <div data-seen hidden>
        <p style="margin:40px 0 0">Enquanto isso, você pode rever o que já abriu:</p>
        <ul></ul>
      </div>`,
    footer: companyLine(loja),
    look,
    script: OFFLINE_SCRIPT,
  })
}
