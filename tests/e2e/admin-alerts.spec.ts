import { createHash } from 'node:crypto'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { inShopDatabase } from './support/shop-database.ts'
import { enterPanel } from './support/staff.ts'
import { violationsOn } from './support/violations.ts'

test('the bell counts new alerts, the list links to them, and all can be marked as read', {
  tag: '@long',
}, async ({ page, context }) => {
  await enterPanel(context, 'dono')
  const cookie = (await context.cookies()).find(({ name }) => name === 'painel')
  await addAlerts(cookie?.value ?? '', 2)
  await page.goto('/admin')
  const bell = page.getByRole('banner').getByRole('link', { name: 'Avisos: 2 avisos não lidos' })
  await expect(page.getByText('2 avisos não lidos', { exact: true })).toHaveRole('status')

  await bell.focus()
  await page.keyboard.press('Enter')
  const lines = page.getByRole('list', { name: 'Avisos' }).getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expect(lines.first()).toContainText('Pedido 2')
  for (const width of [1366, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectSound(page)
  }

  await lines.first().getByRole('button', { name: 'Marcar como lido' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Avisos: 1 aviso não lido' })).toBeVisible()
  await expect(lines.first().getByRole('link', { name: 'Pedido novo' })).toBeFocused()

  await page.getByRole('button', { name: 'Marcar tudo como lido' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Avisos', exact: true })).toBeVisible()
  await page.getByLabel('Lidos ou não').selectOption('nao')
  await expect(page.getByRole('heading', { name: 'Nenhum aviso' })).toBeVisible()
})

test('stores the chosen alerts', { tag: '@long' }, async ({ page, context }) => {
  await enterPanel(context, 'dono')
  await page.goto('/admin/minha-conta/avisos')
  const box = page.getByRole('checkbox', { name: 'Avaliação a moderar, por e-mail' })
  await expect(box).not.toBeChecked()
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/me/alerts/choices'))
  await box.check()
  expect((await saved).status()).toBe(200)
  for (const width of [1366, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectSound(page)
  }
  await page.reload()

  await expect(box).toBeChecked()
})

test.describe('alerts on a device', () => {
  // This tests the panel's own worker.
  test.use({ serviceWorkers: 'allow' })

  test('adds a browser under its name, shows its pushes, and stops when its person logs out', {
    tag: '@long',
  }, async ({ page, context }) => {
    await enterPanel(context, 'dono')
    await mockPushService(page)
    await page.goto('/admin/minha-conta/avisos')
    await page.getByLabel('Nome deste aparelho').fill('Balcão')
    await page.getByRole('button', { name: 'Receber avisos aqui' }).click()
    await expect(page.getByText('Balcão', { exact: true })).toBeVisible()
    await expect(page.getByText('Este', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Receber avisos aqui' })).toBeHidden()
    await page.reload()
    await expect(page.getByText('Este', { exact: true })).toBeVisible()
    for (const width of [1366, 768, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await expectSound(page)
    }

    const notifications = await watchNotifications(context)
    await push(page, {
      titulo: 'Pedido novo',
      texto: 'Pedido 1042, R$ 120,00.',
      caminho: '/pedidos',
      marca: 'aviso-1',
    })
    await push(page, 'nada que se leia')
    await expect.poll(notifications).toEqual([
      { title: 'Pedido novo', body: 'Pedido 1042, R$ 120,00.', data: '/pedidos' },
      { title: 'Há um aviso novo no painel', body: '', data: '/avisos' },
    ])

    await page.getByRole('button', { name: /^Você:/ }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await expect(page).toHaveURL(/\/entrar/)
    expect(await page.evaluate(() => localStorage.getItem('inscrito'))).toBeNull()
    await enterPanel(context, 'gerente')
    await page.goto('/admin/minha-conta/avisos')
    await expect(page.getByRole('button', { name: 'Receber avisos aqui' })).toBeVisible()
  })

  test('explains how to allow notifications after they were blocked', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await enterPanel(context, 'dono')
    await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
    await page.goto('/admin/minha-conta/avisos')

    await expect(page.getByText(/estão bloqueadas neste navegador/)).toBeVisible()
    await expectSound(page)
  })
})

/**
 * The browser's push service is out of reach here: these are its answers, with keys that are points of the curve, to a
 * person who allows notifications. A headless browser never does.
 */
async function mockPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    const subscription = () => {
      const endpoint = localStorage.getItem('inscrito')
      return (
        endpoint && {
          endpoint,
          toJSON: () => ({
            endpoint,
            keys: {
              p256dh:
                'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
              auth: 'BTBZMqHH6r4Tts7J_aSIgg',
            },
          }),
          unsubscribe: async () => localStorage.removeItem('inscrito'),
        }
      )
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscription(),
      subscribe: async () => {
        localStorage.setItem('inscrito', `https://push.invalid/${crypto.randomUUID()}`)
        return subscription()
      },
    })
  })
}

/** The message that the browser would pass to the panel's worker after decrypting it. */
async function push(page: Page, message: object | string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/admin/'))
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: typeof message === 'string' ? message : JSON.stringify(message),
  })
}

/** Collects the notifications that the panel's worker shows from now on. */
async function watchNotifications(context: BrowserContext) {
  const worker = context.serviceWorkers().find((one) => one.url().endsWith('/admin/sw.js'))
  if (!worker) throw new Error('The panel has no worker.')
  await worker.evaluate(() => {
    const shown: object[] = []
    Object.assign(globalThis, { shown })
    const registration: unknown = Reflect.get(globalThis, 'registration')
    Object.assign(registration as object, {
      showNotification: async (title: string, { body, data }: NotificationOptions) => {
        shown.push({ title, body, data })
      },
    })
  })

  return () => worker.evaluate(() => Reflect.get(globalThis, 'shown'))
}

/** Sends this many alerts about new orders to the person of this session. */
async function addAlerts(token: string, count: number): Promise<void> {
  const hash = createHash('sha256').update(token).digest('hex')
  await inShopDatabase((db) =>
    db.execute(`
      insert into funcionarios_avisos
        (id_funcionario, id_tarefa, tipo, texto, caminho, criado_em, no_painel, por_email)
      select (select id_funcionario from funcionarios_sessoes where hash = '${hash}'), gen_random_uuid(), 'pedidoNovo', 'Pedido ' || n || '.', '/pedidos',
        now() + n * interval '1 second', true, false
      from generate_series(1, ${count}) n`),
  )
}

async function expectSound(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)
  expect(await violationsOn(page)).toEqual([])
}
