import { expect, type Page, type Route, test } from '@playwright/test'
import type { Cart } from '#contract/cart/cart.ts'
import { hydrated, WIDTHS } from './support/addresses.ts'
import { aCart, anItem } from './support/cart-answers.ts'
import { fetchedCode } from './support/fetched-code.ts'
import { violationsOn } from './support/violations.ts'

const API = '**/v2/front/checkout/cart'
const PAGE = '/marcas'

/** Later than any of these pages takes to open: from here on the test controls the clock. */
const HOUR = 3_600_000

test.describe('the panel', () => {
  test('opens by the button of the header, with its title, over a dark page that does not scroll', {
    tag: '@long',
  }, async ({ page }) => {
    await openEmpty(page)

    await expect(panel(page).getByRole('heading', { name: 'Sacola de compras' })).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    expect(
      await panel(page).evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor),
    ).toMatch(/^rgba\(29, 26, 22, 0\.\d+\)$/)
  })

  test('closes by its button, by Esc, by a click beside it and by Continuar comprando', {
    tag: '@long',
  }, async ({ page }) => {
    const closings = [
      () => panel(page).getByRole('button', { name: 'Fechar' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(20, 400),
      () => panel(page).getByRole('button', { name: 'Continuar comprando' }).click(),
    ]
    await openEmpty(page)
    for (const close of closings) {
      await close()
      await expect(panel(page)).toBeHidden()
      await expect(cartButton(page)).toBeFocused()
      await cartButton(page).click()
      await expect(panel(page)).toBeVisible()
    }
  })

  test('traps the focus', async ({ page }) => {
    await openWith(page, aCart([anItem()]))
    await expect(panel(page).getByRole('button', { name: 'Continuar comprando' })).toBeVisible()
    for (let i = 0; i < 20; i++) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('dialog:popover-open'),
      )
      expect(outside).toBe(false)
    }
  })

  test('is at most 400 px wide, and 300 px below 767 px', { tag: '@long' }, async ({ page }) => {
    await openEmpty(page)
    for (const [width, expected] of [
      [1366, 400],
      [768, 400],
      [767, 400],
      [766, 300],
      [360, 300],
    ] as const) {
      await page.setViewportSize({ width, height: 740 })
      expect(await panel(page).evaluate((dialog) => dialog.getBoundingClientRect().width)).toBe(expected)
    }
  })

  test('loads the cart each time it opens', { tag: '@long' }, async ({ page }) => {
    await openEmpty(page)
    await page.keyboard.press('Escape')
    const reload = page.waitForRequest((request) => isCart(request.url()) && request.method() === 'GET')
    await cartButton(page).click()

    await reload
  })

  test('is prefetched as code only: its page is private to one visitor', { tag: '@long' }, async ({
    page,
  }) => {
    const requests: string[] = []
    const code = fetchedCode(page)
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    const panelCode = () => code.has('Carregando a sua sacola')
    await page.clock.install({ time: 0 })
    await page.goto(PAGE)
    await hydrated(page)
    await cartButton(page).hover()
    await expect.poll(panelCode).toBe(true)
    await page.clock.runFor(1_000)

    expect(requests.filter((path) => path.startsWith('/checkout/'))).toEqual([])
  })

  test('shows placeholders of the lines until they arrive', { tag: '@long' }, async ({ page }) => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(API, async (route) => {
      await answered
      await route.fulfill({ json: aCart([anItem()]) })
    })
    await page.goto(PAGE)
    await hydrated(page)
    await cartButton(page).click()
    await expect(panel(page).getByText('Carregando a sua sacola')).toBeAttached()
    answer()

    await expect(panel(page).getByText('Carregando a sua sacola')).toHaveCount(0)
    await expect(lines(page)).toHaveCount(1)
  })

  test('a failed load is logged, shown only inside the panel, and can be retried', { tag: '@long' }, async ({
    page,
  }) => {
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await page.route(API, (route) => route.fulfill({ status: 500, json: { mensagens: [] } }))
    await page.goto(PAGE)
    await hydrated(page)
    await expect
      .poll(() => logged.filter((text) => text.includes('The cart could not be read')))
      .toHaveLength(1)
    await expect(page.getByText(/não pôde ser/)).toHaveCount(0)
    await cartButton(page).click()
    await expect(panel(page).getByText('A sua sacola não pôde ser carregada agora.')).toBeVisible()
    await page.unroute(API)
    await panel(page).getByRole('button', { name: 'Tentar de novo' }).click()

    await expect(panel(page).getByText('Seu carrinho está vazio', { exact: true })).toBeVisible()
  })

  test('says that it is empty, and where to look', { tag: '@long' }, async ({ page }) => {
    await openEmpty(page)

    await expect(panel(page).getByText('Seu carrinho está vazio', { exact: true })).toBeVisible()
    await expect(panel(page).getByText(/categorias da loja/)).toBeVisible()
    await expect(panel(page).getByRole('link', { name: 'FINALIZAR COMPRA' })).toHaveCount(0)
  })

  test('links to the cart page', { tag: '@long' }, async ({ page }) => {
    await openWith(page, aCart([anItem()]))
    await panel(page).getByRole('link', { name: 'FINALIZAR COMPRA' }).click()

    await expect(page).toHaveURL(/\/checkout\/carrinho\/$/)
    await expect(panel(page)).toBeHidden()
  })
})

test.describe('what it shows', () => {
  test('of a line: name, picture, attributes, prices and the Pix discount', { tag: '@long' }, async ({
    page,
  }) => {
    const precos = { precoDe: 15_000, precoPor: 12_990, descontoVista: { porcentagem: 5, valor: 650 } }
    const atributos = {
      unico: { atributo: { label: 'Cor' }, atributoValor: { label: 'Vinho' } },
      simples: [{ atributo: { label: 'Tamanho' }, atributoValor: { label: '3/4' } }],
    }
    await openWith(page, aCart([anItem({ nome: 'Estojo', precos, atributos })]))
    const line = lines(page).first()

    await expect(line.getByRole('link', { name: 'Estojo' })).toBeVisible()
    await expect(line.locator('img')).toBeAttached()
    await expect(line).toContainText('Cor: Vinho · Tamanho: 3/4')
    await expect(line.locator('s')).toHaveText(/R\$\s150,00/)
    await expect(line.locator('strong')).toHaveText(/R\$\s129,90/)
    await expect(line).toContainText('5% off no Pix')
  })

  test('of a long name: 55 letters and an ellipsis, and all of it in the title', { tag: '@long' }, async ({
    page,
  }) => {
    const nome = 'Encordoamento para violino '.repeat(4).trim()
    await openWith(page, aCart([anItem({ nome })]))
    const link = lines(page).first().locator('a:not([aria-hidden])')

    await expect(link).toHaveText(`${nome.slice(0, 55).trim()}…`)
    await expect(link).toHaveAttribute('title', nome)
  })

  test('of the sums: subtotal, adjustments, total, and the Pix price', { tag: '@long' }, async ({ page }) => {
    const ajustes = [{ tipo: 'cupom' as const, origem: 'ARCO50', label: 'Cupom ARCO50', valor: -5_000 }]
    const descontoVista = { porcentagem: 10, valor: 9_500 }
    await openWith(
      page,
      aCart([anItem({ quantidade: 10 })], {
        ajustes,
        total: 95_000,
        subtotal: { valor: 100_000, descontoVista },
      }),
    )
    const sums = panel(page).locator('dl')

    await expect(sums).toContainText(/Sub-total:\s*R\$\s1\.000,00/)
    await expect(sums).toContainText(/Cupom ARCO50\s*-R\$\s50,00/)
    await expect(sums).toContainText(/Total\s*R\$\s950,00/)
    await expect(sums).toContainText(/no Pix \(10% off\)\s*R\$\s855,00/)
  })

  for (const [estado, porcentagem, colour] of [
    ['vermelho', 50, 'rgb(179, 38, 30)'],
    ['amarelo', 51, 'rgb(217, 154, 0)'],
    ['verde', 100, 'rgb(45, 122, 79)'],
  ] as const) {
    test(`of free freight: the bar is ${estado} at ${porcentagem} %`, { tag: '@long' }, async ({ page }) => {
      const mensagem = `Falta <strong>R$ ${porcentagem}</strong>`
      await openWith(page, aCart([anItem()], { freteGratis: { estado, porcentagem, mensagem } }))
      const bar = panel(page).getByRole('progressbar', { name: `Falta R$ ${porcentagem}` })

      await expect(bar).toHaveAttribute('aria-valuenow', String(porcentagem))
      await expect(bar.locator('div')).toHaveCSS('background-color', colour)
      await expect(panel(page).locator('strong', { hasText: 'R$' }).last()).toBeVisible()
    })
  }

  test('messages, with their HTML', { tag: '@long' }, async ({ page }) => {
    await openWith(
      page,
      aCart([anItem()], {
        mensagens: [{ tipo: 'aviso', mensagem: '<strong>Breu</strong> mudou de preço.' }],
      }),
    )

    await expect(panel(page).getByText('Breu mudou de preço.')).toBeVisible()
    await expect(panel(page).locator('strong', { hasText: 'Breu' })).toBeVisible()
  })
})

test.describe('a quantity', () => {
  test('can not go below one or above the stock', { tag: '@long' }, async ({ page }) => {
    await openWith(page, aCart([anItem({ quantidade: 1, quantidadeMaxima: 2 })]))
    await expect(minus(page)).toBeDisabled()
    await plus(page).click()

    await expect(minus(page)).toBeEnabled()
    await expect(plus(page)).toBeDisabled()
    await expect(panel(page).getByText('É tudo o que temos: 2 unidades.')).toBeVisible()
  })

  test('is sent after 300 ms without a change; of several clicks the last one counts', async ({ page }) => {
    await page.clock.install({ time: 0 })
    const sent = await openWith(page, aCart([anItem()]))
    await page.clock.pauseAt(HOUR)
    await plus(page).click()
    await page.clock.runFor(200)
    await plus(page).click()
    await plus(page).click()
    await expect(quantity(page)).toHaveValue('4')
    await page.clock.runFor(299)
    expect(sent.map(({ method }) => method)).not.toContain('PUT')
    await page.clock.runFor(1)

    await expect
      .poll(() => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body))
      .toEqual([{ ...anItem().hash, tipo: 'produto', quantidade: 4 }])
  })

  test('is shown and counted at once; the sums wait for the platform', { tag: '@long' }, async ({ page }) => {
    await page.clock.install({ time: 0 })
    await openWith(page, aCart([anItem()]))
    await page.clock.pauseAt(HOUR)
    await plus(page).click()

    await expect(quantity(page)).toHaveValue('2')
    await expect(
      page.getByRole('link', { name: 'Sacola de compras, 2 itens', includeHidden: true }),
    ).toBeAttached()
    await expect(panel(page).locator('dl')).toContainText(/Total\s*R\$\s100,00/)
    await expect(panel(page).locator('[aria-busy="true"] dl')).toBeVisible()
    await page.clock.runFor(300)
    await expect(panel(page).locator('dl')).toContainText(/Total\s*R\$\s200,00/)
    await expect(panel(page).locator('[aria-busy="true"]')).toHaveCount(0)
  })

  test('takes digits only, and changes only by them and the buttons', { tag: '@long' }, async ({ page }) => {
    await page.clock.install({ time: 0 })
    const sent = await openWith(page, aCart([anItem({ quantidade: 5 })]))
    await page.clock.pauseAt(HOUR)
    await quantity(page).click()
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('a-,. ')
    await expect(quantity(page)).toHaveValue('')
    await page.clock.runFor(1_000)
    expect(sent.map(({ method }) => method)).not.toContain('PUT')

    await page.keyboard.press('Digit7')
    await expect(quantity(page)).toHaveValue('7')
    await page.clock.runFor(300)
    await expect.poll(() => sent.findLast(({ method }) => method === 'PUT')?.body.quantidade).toBe(7)

    await page.keyboard.press('Backspace')
    await page.keyboard.press('Shift+Numpad3')
    await page.clock.runFor(300)
    await expect.poll(() => sent.findLast(({ method }) => method === 'PUT')?.body.quantidade).toBe(3)
  })

  test('returns when a cleared field loses focus', { tag: '@long' }, async ({ page }) => {
    await openWith(page, aCart([anItem({ quantidade: 5 })]))
    await quantity(page).click()
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await quantity(page).blur()

    await expect(quantity(page)).toHaveValue('5')
  })

  test('returns when it is refused, with the reason', { tag: '@long' }, async ({ page }) => {
    await page.clock.install({ time: 0 })
    await openWith(page, aCart([anItem()]), (route) =>
      route.fulfill({ status: 409, json: { mensagens: [{ tipo: 'erro', mensagem: 'Só há uma.' }] } }),
    )
    await page.clock.pauseAt(HOUR)
    await quantity(page).click()
    await page.keyboard.press('End')
    await page.keyboard.press('Digit2')
    await expect(quantity(page)).toHaveValue('9')
    await page.clock.runFor(300)

    await expect(panel(page).getByText('Só há uma.')).toBeVisible()
    await expect(quantity(page)).toHaveValue('1')
    await expect(
      page.getByRole('link', { name: 'Sacola de compras, 1 item', includeHidden: true }),
    ).toBeAttached()
  })

  test('returns when the platform can’t be reached, with advice', { tag: '@long' }, async ({ page }) => {
    await page.clock.install({ time: 0 })
    await openWith(page, aCart([anItem()]), (route) => route.abort())
    await page.clock.pauseAt(HOUR)
    await plus(page).click()
    await page.clock.runFor(300)

    await expect(panel(page).getByText(/Confira a sua conexão e tente de novo/)).toBeVisible()
    await expect(quantity(page)).toHaveValue('1')
  })

  test('clears the messages 10 s after its change, not before', { tag: '@long' }, async ({ page }) => {
    await page.clock.install({ time: 0 })
    const mensagens = [{ tipo: 'aviso' as const, mensagem: 'O preço mudou.' }]
    await openWith(page, aCart([anItem()], { mensagens }))
    await page.clock.pauseAt(HOUR)
    await page.clock.runFor(20_000)
    await expect(panel(page).getByText('O preço mudou.')).toBeVisible()
    await plus(page).click()
    await page.clock.runFor(300)
    await expect(panel(page).locator('[aria-busy="true"]')).toHaveCount(0)
    await page.clock.runFor(9_699)
    await expect(panel(page).getByText('O preço mudou.')).toBeVisible()
    await page.clock.runFor(1)

    await expect(panel(page).getByText('O preço mudou.')).toHaveCount(0)
  })

  test('is reported to listeners after the platform’s answer', { tag: '@long' }, async ({ page }) => {
    await page.clock.install({ time: 0 })
    await openWith(page, aCart([anItem()]))
    await page.clock.pauseAt(HOUR)
    await plus(page).click()
    await page.clock.runFor(300)

    await expect(
      panel(page)
        .getByRole('status')
        .filter({ hasText: /^2 itens na sacola, total de R\$\s200,00\.$/ }),
    ).toBeAttached()
  })
})

test.describe('a removed line', () => {
  test('disappears at once, busy until the answer, and the focus moves to the next', {
    tag: '@long',
  }, async ({ page }) => {
    const other = anItem({ nome: 'Cravelha', hash: { ...anItem().hash, idAtributoSimples: 12 } })
    await openWith(page, aCart([anItem(), other]))
    const removal = await holdBack(page, 'DELETE')
    await panel(page).getByRole('button', { name: 'Remover Breu' }).click()

    await expect(lines(page)).toHaveCount(1)
    await expect(panel(page).locator('[aria-busy="true"] dl')).toBeVisible()
    removal()
    await expect(panel(page).locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(lines(page)).toHaveCount(1)
    await expect(panel(page).getByRole('button', { name: 'Remover Cravelha' })).toBeFocused()
    await panel(page).getByRole('button', { name: 'Remover Cravelha' }).click()
    await expect(panel(page).getByText('Seu carrinho está vazio', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
      'Seu carrinho está vazio',
    )
  })

  test('returns when the removal is refused', { tag: '@long' }, async ({ page }) => {
    await openWith(page, aCart([anItem()]), (route) =>
      route.fulfill({ status: 500, json: { mensagens: [{ tipo: 'erro', mensagem: 'Tente de novo.' }] } }),
    )
    await panel(page).getByRole('button', { name: 'Remover Breu' }).click()

    await expect(panel(page).getByText('Tente de novo.')).toBeVisible()
    await expect(lines(page)).toHaveCount(1)
  })
})

test.describe('passes axe', () => {
  const bar = { estado: 'amarelo' as const, porcentagem: 70, mensagem: 'Faltam <strong>R$ 90,00</strong>' }
  const many = Array.from({ length: 6 }, (_, i) =>
    anItem({ nome: `Corda ${i}`, hash: { ...anItem().hash, idAtributoSimples: 20 + i } }),
  )
  const states: [string, Cart][] = [
    ['empty', aCart([])],
    ['with one line', aCart([anItem()], { freteGratis: bar })],
    [
      'with many lines, messages and a coupon',
      aCart(many, {
        mensagens: [{ tipo: 'aviso', mensagem: 'O preço mudou.' }],
        cupom: { codigo: 'ARCO50', label: 'R$ 50 em arcos' },
      }),
    ],
  ]
  for (const width of [360, 1366]) {
    for (const [name, cart] of states) {
      test(`${name}, at ${width} px`, { tag: '@long' }, async ({ page }) => {
        await page.setViewportSize({ width, height: 740 })
        await openWith(page, cart)
        await expect(panel(page).getByRole('button', { name: 'Continuar comprando' })).toBeVisible()
        expect(await violationsOn(page, { only: 'dialog:popover-open' })).toEqual([])
      })
    }
  }
})

test('nothing shifts when the count arrives', { tag: '@long' }, async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 })
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(API, async (route) => {
      await answered
      await route.fulfill({ json: aCart([anItem({ quantidade: 120 })]) })
    })
    await page.goto(PAGE)
    await hydrated(page)
    const before = await cartButton(page).boundingBox()
    answer()
    await expect(page.getByRole('link', { name: 'Sacola de compras, 120 itens' })).toBeVisible()

    expect(await cartButton(page).boundingBox()).toEqual(before)
    await expect(cartButton(page)).toHaveText('99+')
    await page.unroute(API)
  }
})

/** Holds back changes by this method until the returned function is called. */
async function holdBack(page: Page, method: string): Promise<() => void> {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(API, async (route) => {
    if (route.request().method() === method) await gate
    await route.fallback()
  })

  return release
}

function panel(page: Page) {
  return page.getByRole('dialog', { name: 'Sacola de compras' })
}

function cartButton(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: /^Sacola de compras/ })
}

function lines(page: Page) {
  return panel(page).getByRole('list', { name: 'Itens da sacola' }).getByRole('listitem')
}

function quantity(page: Page) {
  return panel(page).getByRole('textbox', { name: /^Quantidade/ })
}

function minus(page: Page) {
  return panel(page).getByRole('button', { name: /^Diminuir quantidade/ })
}

function plus(page: Page) {
  return panel(page).getByRole('button', { name: /^Aumentar quantidade/ })
}

function isCart(url: string): boolean {
  return new URL(url).pathname === '/v2/front/checkout/cart'
}

async function openEmpty(page: Page) {
  await page.goto(PAGE)
  await hydrated(page)
  await cartButton(page).click()
  await expect(panel(page).getByText('Seu carrinho está vazio', { exact: true })).toBeVisible()
}

type OpenWithResult = { method: string; body: { quantidade?: number } }

/** Opens the panel with a cart that changes as requested; or answers changes with `change`. */
async function openWith(
  page: Page,
  start: Cart,
  change?: (route: Route) => Promise<void>,
): Promise<OpenWithResult[]> {
  const sent: OpenWithResult[] = []
  let cart = start
  await page.route(API, async (route) => {
    const method = route.request().method()
    const body = method === 'GET' ? {} : route.request().postDataJSON()
    sent.push({ method, body })
    if (method !== 'GET' && change) return change(route)
    if (method === 'DELETE')
      cart = aCart(cart.itens.filter(({ hash }) => hash.idAtributoSimples !== body.idAtributoSimples))
    if (method === 'PUT')
      cart = {
        ...aCart(cart.itens.map((item) => anItem({ ...item, quantidade: body.quantidade }))),
        mensagens: cart.mensagens,
      }
    return route.fulfill({ json: cart })
  })
  await page.goto(PAGE)
  await hydrated(page)
  await cartButton(page).click()
  await expect(panel(page)).toBeVisible()
  await expect(panel(page).getByText('Carregando a sua sacola')).toHaveCount(0)

  return sent
}
