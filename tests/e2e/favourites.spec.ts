import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, hydrated, WIDTHS } from './support/addresses.ts'
import { logIn } from './support/log-in.ts'
import { openLoaded } from './support/open-loaded.ts'
import { violationsOn } from './support/violations.ts'

const PRODUCT = '/violino-eagle-ve431-com-estojo-e-arco'
const LISTING = '/cordas'
const FAVOURITES = '/minha-conta/favoritos'

test.describe('a visitor', () => {
  test('who adds a favourite is sent to log in, with the return address and the product', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto(`${LISTING}?ordem=menor-preco`)
    await hydrated(page)
    const heart = cardHearts(page).first()
    const id = await heart.getAttribute('value')
    await heart.click()
    await page.waitForURL(/\/checkout\/acesso\//)
    const { pathname, searchParams } = new URL(page.url())

    expect(pathname).toBe('/checkout/acesso/')
    expect(searchParams.get('volta')).toBe(`${LISTING}?ordem=menor-preco`)
    expect(searchParams.get('favorito')).toBe(id)
  })

  test('finds the product among the favourites after logging in, and only once', async ({
    page,
    context,
  }) => {
    await page.goto(PRODUCT)
    await hydrated(page)
    await pageHeart(page).click()
    await page.waitForURL(/\/checkout\/acesso\//)
    const volta = new URL(page.url()).searchParams.get('volta') ?? ''
    // With a login that appears while it loads, this page would add the favourite itself, and say so here.
    await page.goto('about:blank')
    await logIn(context)
    await page.goto(volta)

    await expect(page).toHaveURL(PRODUCT)
    await expect(status(page)).toHaveText('Adicionado aos favoritos.')
    await expect(pageHeart(page)).toHaveAttribute('aria-pressed', 'true')
    await pageHeart(page).click()
    await expect(pageHeart(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(status(page)).toHaveText('Removido dos favoritos.')
    const read = favouritesRead(page)
    await page.reload()
    await read
    await expect(pageHeart(page)).toHaveAttribute('aria-pressed', 'false')
  })

  test('goes on without a login: the heart stays filled, and more products join without leaving the page', {
    tag: '@long',
  }, async ({ page }) => {
    const complaints = complaintsOf(page)
    await chooseOnDevice(page, 2)
    await expect(page.getByRole('region', { name: 'Favoritos' }).getByRole('link')).toHaveAttribute(
      'href',
      '/listas',
    )
    await openLoaded(page, LISTING)
    await expect(cardHearts(page).nth(0)).toHaveAttribute('aria-pressed', 'true')
    await expect(cardHearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
    await cardHearts(page).nth(0).click()

    await expect(cardHearts(page).nth(0)).toHaveAttribute('aria-pressed', 'false')
    await expect(status(page)).toHaveText('Removido dos favoritos.')
    // The first call is refused, and leads to the login page.
    expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([])
  })

  test('sees the favourites of the device among the lists', { tag: '@long' }, async ({ page }) => {
    await chooseOnDevice(page, 2)
    const names = await cardHearts(page).evaluateAll((hearts) =>
      hearts.slice(0, 2).map((heart) => heart.ariaLabel?.replace('Favoritar ', '')),
    )
    await openLoaded(page, '/listas')
    const section = page.getByRole('region', { name: 'Favoritos deste aparelho' })
    await expect(section.getByRole('article')).toHaveCount(2)
    expect(await section.getByRole('article').getByRole('heading').allTextContents()).toEqual(
      names.toReversed(),
    )
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    expect(await violationsOn(page)).toEqual([])
  })

  test('takes the favourites of the device to the account, once', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await chooseOnDevice(page, 3)
    await logIn(context)
    await open(page, LISTING)
    await expect(status(page)).toHaveText('3 favoritos deste aparelho estão agora na sua conta.')
    await open(page, FAVOURITES)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
    await context.clearCookies()
    await openLoaded(page, LISTING)

    await expect(cardHearts(page).first()).toHaveAttribute('aria-pressed', 'false')
  })

  test('loses none of them if the platform fails after the login', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await chooseOnDevice(page, 2)
    await logIn(context)
    await page.route('**/v2/front/wishlist/add', (route) => route.fulfill({ status: 500, json: {} }))
    const failed = page.waitForResponse('**/v2/front/wishlist/add')
    await page.goto(LISTING)
    await failed
    await page.unroute('**/v2/front/wishlist/add')
    await open(page, LISTING)

    await expect(status(page)).toHaveText('2 favoritos deste aparelho estão agora na sua conta.')
  })

  test('is sent to log in when the device is full', { tag: '@long' }, async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() =>
      localStorage.setItem(
        'lira:favoritos',
        JSON.stringify(Array.from({ length: 24 }, (_, i) => 900_000 + i)),
      ),
    )
    await openLoaded(page, LISTING)
    await cardHearts(page).first().click()

    await page.waitForURL(/\/checkout\/acesso\//)
    await expect(page.getByText('favoritos deste aparelho')).toHaveCount(0)
  })

  test('loads no favourites', { tag: '@long' }, async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => request.url().includes('/wishlist') && requests.push(request.url()))
    await openLoaded(page, LISTING)

    expect(requests).toEqual([])
  })

  test('is sent from the favourites page to log in, and back to it', { tag: '@long' }, async ({
    request,
  }) => {
    const answer = await request.get(FAVOURITES, { maxRedirects: 0 })

    expect(answer.status()).toBe(302)
    expect(answer.headers()['location']).toBe('/checkout/acesso/?volta=%2Fminha-conta%2Ffavoritos')
    expect(answer.headers()['cache-control']).toBe('private, no-store')
  })
})

test.describe('a customer', () => {
  test('adds and removes by the heart, which shows its state', async ({ page, context }) => {
    await logIn(context)
    const complaints = complaintsOf(page)
    await open(page, LISTING)
    const heart = cardHearts(page).first()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(status(page)).toHaveText('Adicionado aos favoritos.')
    await open(page, LISTING)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')

    await heart.press('Enter')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect(status(page)).toHaveText('Removido dos favoritos.')
    await open(page, LISTING)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    expect(complaints).toEqual([])
  })

  test('adding a favourite is counted, removing one is not', { tag: '@long' }, async ({ page, context }) => {
    await logIn(context)
    const events: { nome: string; itens: { idProduto: number; valor: number }[] }[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/v2/front/events')) events.push(...request.postDataJSON().eventos)
    })
    await open(page, PRODUCT)
    const id = Number(await pageHeart(page).getAttribute('value'))
    await pageHeart(page).click()
    await expect(status(page)).toHaveText('Adicionado aos favoritos.')
    await pageHeart(page).click()
    await expect(status(page)).toHaveText('Removido dos favoritos.')
    await expect.poll(() => events.filter(({ nome }) => nome === 'add_to_wishlist')).toHaveLength(1)

    const [event] = events.filter(({ nome }) => nome === 'add_to_wishlist')
    expect(event?.itens).toMatchObject([{ idProduto: id, quantidade: 1, valor: 99_000 }])
  })

  test('reads what was done, and undoes a removal', { tag: '@long' }, async ({ page, context }) => {
    await logIn(context)
    await open(page, PRODUCT)
    await pageHeart(page).click()
    const note = page.getByRole('region', { name: 'Favoritos' })
    await expect(note.getByRole('link', { name: 'Ver favoritos' })).toBeVisible()
    await pageHeart(page).click()
    await note.getByRole('button', { name: 'Desfazer' }).click()

    await expect(pageHeart(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(status(page)).toHaveText('Adicionado aos favoritos.')
    expect(await violationsOn(page, { only: '[aria-label="Favoritos"]' })).toEqual([])
    await pageHeart(page).click()
    await expect(status(page)).toHaveText('Removido dos favoritos.')
  })

  test('sees the same heart on card and product page, after one call per page load', {
    tag: '@long',
  }, async ({ page, context }) => {
    await logIn(context)
    await open(page, PRODUCT)
    await pageHeart(page).click()
    await expect(status(page)).toHaveText('Adicionado aos favoritos.')
    const requests: string[] = []
    page.on('request', (request) => request.url().endsWith('/wishlist') && requests.push(request.url()))
    await open(page, '/marcas/eagle')
    const card = page.getByRole('article').filter({ has: page.locator(`a[href^="${PRODUCT}"]`) })
    await expect(card.getByRole('button', { name: /^Favoritar/ })).toHaveAttribute('aria-pressed', 'true')
    await card.getByRole('link').first().click()
    await expect(page).toHaveURL(PRODUCT)

    await expect(pageHeart(page)).toHaveAttribute('aria-pressed', 'true')
    expect(requests).toHaveLength(1)
  })

  test('sees the heart change before the answer, and change back after a refusal', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await logIn(context)
    await open(page, PRODUCT)
    let answer = () => {}
    const released = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/v2/front/wishlist/add', async (route) => {
      await released
      await route.fulfill({ json: { sucesso: false } })
    })
    await pageHeart(page).click()
    await expect(pageHeart(page)).toHaveAttribute('aria-pressed', 'true')
    answer()

    await expect(pageHeart(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(status(page)).toHaveText('O favorito não foi guardado.')
  })

  test('sees the heart change back without an answer; the failure is only logged', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await logIn(context)
    await open(page, PRODUCT)
    const complaints = complaintsOf(page)
    await page.route('**/v2/front/wishlist/add', (route) => route.abort())
    await pageHeart(page).click()

    await expect.poll(() => complaints.join()).toContain('The favourite could not be changed.')
    await expect(pageHeart(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(page).toHaveURL(PRODUCT)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('whose session has ended is sent to log in, and the heart changes back', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await logIn(context)
    await open(page, PRODUCT)
    await context.clearCookies({ name: 'session' })
    await pageHeart(page).click()

    await expect(page).toHaveURL(/\/checkout\/acesso\/\?volta=/)
  })

  test('whose session has ended is sent from the favourites page to log in', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await logIn(context)
    await page.route('**/v2/front/wishlist', async (route) => {
      await context.clearCookies({ name: 'session' })
      await route.fulfill({ status: 401, json: {} })
    })
    await page.goto(PRODUCT)

    await expect(page).toHaveURL(/\/checkout\/acesso\/\?volta=/)
  })

  test('who logs out before the favourites arrive gets to the home page, not to the login', {
    tag: '@long',
  }, async ({ page, context }) => {
    await logIn(context)
    const [requested, loggedOut] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/v2/front/wishlist', async (route) => {
      requested.resolve()
      await loggedOut.promise
      await route.fulfill({ status: 401, json: {} })
    })
    await page.route('**/checkout/sair', async (route) => {
      loggedOut.resolve()
      // The browser stays on the page until the logout is answered: long enough for the answer about favourites.
      await page.waitForResponse('**/v2/front/wishlist')
      await route.continue()
    })
    await page.goto('/minha-conta/dados')
    await requested.promise
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Sair', exact: true })
      .click({ noWaitAfter: true })

    await expect(page).toHaveURL('/')
  })

  test('who logs out before the page’s code has arrived gets to the home page', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await logIn(context)
    const [loggingOut, refused] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/assets/**', async (route) => {
      if (route.request().resourceType() === 'script') await loggingOut.promise
      await route.continue()
    })
    await page.route('**/v2/front/wishlist', async (route) => {
      await route.fulfill({ status: 401, json: {} })
      refused.resolve()
    })
    await page.route('**/checkout/sair', async (route) => {
      loggingOut.resolve()
      await refused.promise
      await route.continue()
    })
    await page.goto('/minha-conta/dados', { waitUntil: 'commit' })
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Sair', exact: true })
      .click({ noWaitAfter: true })

    await expect(page).toHaveURL('/')
  })

  test('can use the page if the favourites can’t be loaded', { tag: '@long' }, async ({ page, context }) => {
    await logIn(context)
    const complaints = complaintsOf(page)
    await page.route('**/v2/front/wishlist', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto(PRODUCT)

    await expect.poll(() => complaints.join()).toContain('The favourites could not be read.')
    await expect(pageHeart(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('sees no layout shift when the favourites arrive', { tag: '@long' }, async ({ page, context }) => {
    await logIn(context)
    await open(page, LISTING)
    await cardHearts(page).nth(1).click()
    await expect(status(page)).toHaveText('Adicionado aos favoritos.')
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/v2/front/wishlist', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(LISTING)
    await hydrated(page)
    await page.evaluate(() => document.fonts.ready)
    await expect(cardHearts(page).nth(1)).toHaveAttribute('aria-pressed', 'false')
    const before = await places(page)
    release()
    await expect(cardHearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true')

    expect(await places(page)).toEqual(before)
  })
})

test.describe('the page of the favourites', () => {
  test('is linked from the header, and on a phone from the menu', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await logIn(context)
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('banner').getByRole('link', { name: 'Favoritos' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Favoritos' })).toBeVisible()

    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/marcas')
    await hydrated(page)
    await page.getByRole('button', { name: 'Abrir o menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Favoritos' }).click()
    await expect(page).toHaveURL(FAVOURITES)
  })

  test('lists them, removes one, and restores it', { tag: '@long' }, async ({ page, context }) => {
    await logIn(context)
    await favour(page, 3)
    await page.goto(FAVOURITES)
    await hydrated(page)
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(3)
    await expect(page.getByText('3 produtos para ver de novo')).toBeVisible()
    const name = await cards.first().getByRole('heading').textContent()
    await removals(page).first().click()

    await expect(cards).toHaveCount(2)
    await expect(page.getByText('Removido dos favoritos.')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Desfazer' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(cards).toHaveCount(3)
    await expect(page.getByText('Guardado nos favoritos.')).toBeFocused()
    await expect(cards.first().getByRole('heading')).toHaveText(name ?? '')
  })

  test('what is removed there has an empty heart elsewhere', { tag: '@long' }, async ({ page, context }) => {
    await logIn(context)
    await favour(page, 1)
    await page.goto(FAVOURITES)
    await hydrated(page)
    const name = await page.getByRole('main').getByRole('article').getByRole('heading').textContent()
    await removals(page).click()
    await expect(page.getByText('Ainda não há favoritos aqui')).toBeVisible()
    await page.goBack()

    await expect(
      page.getByRole('button', { name: `Favoritar ${name}`, exact: true }).first(),
    ).toHaveAttribute('aria-pressed', 'false')
  })

  test('is empty at first, and says how to add some', { tag: '@long' }, async ({ page, context }) => {
    await logIn(context)
    await page.goto(FAVOURITES)

    await expect(page.getByText('Ainda não há favoritos aqui')).toBeVisible()
    await expect(page.getByText('Toque no coração de um produto')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Conhecer a loja' })).toHaveAttribute('href', '/')
    await expect(page.getByRole('heading', { name: 'Talvez você goste' })).toBeVisible()
  })

  test('has pages, and the last one disappears with its last product', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await logIn(context)
    await page.goto(FAVOURITES)
    await favour(page, 25)
    await page.goto(FAVOURITES)
    await page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: 'Próxima' }).click()
    await expect(page).toHaveURL(`${FAVOURITES}?pg=2`)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
    await removals(page).click()

    await expect(page.getByRole('main').getByRole('article')).toHaveCount(24)
    await expect(page.getByRole('navigation', { name: 'Páginas' })).toHaveCount(0)
  })

  test('says which page numbers are valid', { tag: '@long' }, async ({ page, context }) => {
    await logIn(context)
    const response = await page.goto(`${FAVOURITES}?pg=dois`)

    expect(response?.status()).toBe(400)
    await expect(page.getByText('"pg" deve ser do tipo number')).toBeVisible()
  })

  for (const { name, many } of [
    { name: 'full', many: 3 },
    { name: 'empty', many: 0 },
  ])
    test(`${name}: fits the width and passes axe`, {
      tag: '@long',
    }, async ({ page, context }) => {
      await logIn(context)
      if (many > 0) await favour(page, many)
      await page.goto(FAVOURITES)
      await hydrated(page)
      if (many > 0) await removals(page).first().click()
      if (many > 0) await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible()
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        if (width !== 360 && width !== 1366) continue
        expect(await violationsOn(page)).toEqual([])
      }
    })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('hearts add, and the page lists, removes and restores', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await logIn(context)
    await page.goto(PRODUCT)
    await pageHeart(page).click()
    await expect(page).toHaveURL(FAVOURITES)
    await expect(page.getByText('Guardado nos favoritos.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
    await removals(page).click()
    await expect(page.getByText('Ainda não há favoritos aqui')).toBeVisible()
    await page.getByRole('button', { name: 'Desfazer' }).click()

    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  })

  test('a visitor goes to log in, with the product', { tag: '@long' }, async ({ page }) => {
    await page.goto(PRODUCT)
    const id = await pageHeart(page).getAttribute('value')
    await pageHeart(page).click()
    await page.waitForURL(/\/checkout\/acesso\//)
    const { searchParams } = new URL(page.url())

    expect(searchParams.get('favorito')).toBe(id)
    expect(searchParams.get('volta')).toBe(FAVOURITES)
  })
})

/** Opens a page, and waits until its hearts have their state. */
async function open(page: Page, path: string) {
  const read = page.waitForResponse((response) => response.url().endsWith('/v2/front/wishlist'))
  await page.goto(path)
  await hydrated(page)
  await read
}

async function favouritesRead(page: Page) {
  await page.waitForResponse((response) => response.url().endsWith('/v2/front/wishlist'))
}

/** Adds the first products of the shop to the favourites, as a browser does. */
async function favour(page: Page, many: number) {
  await page.goto(`${LISTING}?ipp=48`)
  const ids = await cardHearts(page).evaluateAll((hearts) =>
    hearts.map((heart) => Number(heart.getAttribute('value'))),
  )
  for (const idProduto of ids.slice(0, many)) {
    const answer = await page.request.post('/v2/front/wishlist/add', {
      headers: { 'app-token': 'loja-virtual', origin: new URL(page.url()).origin },
      data: { idProduto },
    })
    expect(answer.status()).toBe(200)
  }
}

test('a long badge of a card stays clear of its heart at every width', { tag: '@long' }, async ({ page }) => {
  await page.goto('/violoes')
  await hydrated(page)
  const card = page.getByRole('article').filter({ hasText: 'Frete grátis' }).first()
  const badge = card.locator('[data-tipo="freteGratis"]')
  await badge.evaluate((element) => {
    element.textContent = 'Frete grátis para MG, PR e SP'
  })
  const heart = card.getByRole('button', { name: /^Favoritar/ })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const [text, button] = await Promise.all([badge.boundingBox(), heart.boundingBox()])
    expect(text!.x + text!.width).toBeLessThanOrEqual(button!.x)
  }
})

/** Clicks the first hearts of the listing without a login; the first one leads to the login page, and back. */
async function chooseOnDevice(page: Page, many: number) {
  await openLoaded(page, LISTING)
  await cardHearts(page).first().click()
  await page.waitForURL(/\/checkout\/acesso\//)
  await expect(page.getByText('O produto está nos favoritos deste aparelho.')).toBeVisible()
  await page.getByRole('link', { name: 'continue sem entrar' }).click()
  await page.waitForURL(`**${LISTING}`)
  await hydrated(page)
  await expect(cardHearts(page).first()).toHaveAttribute('aria-pressed', 'true')
  for (let i = 1; i < many; i++) {
    await cardHearts(page).nth(i).click()
    await expect(cardHearts(page).nth(i)).toHaveAttribute('aria-pressed', 'true')
  }
}

function cardHearts(page: Page) {
  return page.getByRole('article').getByRole('button', { name: /^Favoritar/ })
}

function pageHeart(page: Page) {
  return page.getByRole('article', { name: 'Violino Eagle' }).getByRole('button', { name: /^Favoritar/ })
}

function removals(page: Page) {
  return page.getByRole('button', { name: /^Remover .* dos favoritos$/ })
}

function status(page: Page) {
  return page.getByRole('status').filter({ hasText: /favorito/i })
}

/** Positions of everything in the listing. */
function places(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('main, main li, main button')].map((part) =>
      JSON.stringify(part.getBoundingClientRect()),
    ),
  )
}
