import { expect, type Locator, type Page } from '@playwright/test'
import { openPanelPage } from './open-panel-page.ts'

type Answer = { status?: number; json: unknown }

/** The main action of a page of the panel. */
export type PanelAction = {
  /** The page's address below `/admin`; by default, the page that the last action led to. */
  page?: string
  /** What the store answers when the page reads an address below `/v2/admin`, if the store under test has no such data. */
  reads?: Readonly<Record<string, unknown>>
  /** Opens and fills in what the action needs. */
  fill?: (page: Page) => Promise<void>
  /** The control that starts it. */
  control: (page: Page) => Locator
  /** The button of the question that follows. */
  confirm?: string
  /** How it is started, if not by Enter on its control: a file is chosen, a row is moved. */
  act?: (page: Page) => Promise<void>
  /** What the store answers to the third try; by default, the store under test answers. */
  answer?: Answer | ((page: Page) => Promise<Answer>)
  /** What appears once it worked. */
  done: (page: Page) => Locator
}

const BROKEN = 'Algo deu errado aqui. Tente de novo em instantes.'

/**
 * Tries a page's main action three times: the store fails, the connection is lost, it works. After each failure, an
 * alert says what to do, nothing that was filled in is lost, and the focus is where the next try begins.
 */
export async function failTwice(page: Page, action: PanelAction): Promise<void> {
  const stop = await interceptWrites(page, action)
  if (action.page !== undefined) await openPanelPage(page, `/admin${action.page}`)
  await action.fill?.(page)
  const control = action.control(page)
  await expect(control).toBeEnabled()
  if (!action.act) await control.focus()
  const filled = await filledIn(page)
  for (const alert of [BROKEN, 'Confira sua conexão e tente de novo']) {
    await start(page, action)
    await expect(page.getByRole('alert').filter({ hasText: alert })).toHaveCount(1)
    await expect(control).toBeEnabled()
    expect(await filledIn(page)).toEqual(filled)
    if (!action.act) await expect(control).toBeFocused()
  }
  await start(page, action)
  await expect(action.done(page)).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'conexão' })).toHaveCount(0)
  await stop()
}

async function start(page: Page, { act, confirm }: PanelAction): Promise<void> {
  if (act) await act(page)
  else await page.keyboard.press('Enter')
  if (confirm !== undefined)
    await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click()
}

/** What fields and boxes of the page and its dialogs hold. */
function filledIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLInputElement>(
        'main :is(input, textarea, select), [role=dialog] :is(input, textarea, select)',
      ),
    ]
      // A drop zone empties its field when it asks for a file.
      .filter((field) => field.closest('.mantine-Dropzone-root') === null)
      .map(
        (field) =>
          `${field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent}: ${field.type === 'checkbox' ? field.checked : field.value}`,
      ),
  )
}

/** Fails the first write with 500, loses the second, and answers what the action says to others. */
async function interceptWrites(page: Page, { reads = {}, answer }: PanelAction) {
  const last = typeof answer === 'function' ? await answer(page) : answer
  let writes = 0
  const anyCall = '**/v2/admin/**'
  await page.route(anyCall, async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (/\/(open-page|mails\/.*\/preview|page-preview|edit-preview)$/.test(pathname)) return route.continue()
    if (request.method() === 'GET') {
      const json = reads[pathname.replace('/v2/admin', '')]
      return json === undefined ? route.continue() : route.fulfill({ json })
    }
    writes += 1
    if (writes === 1)
      return route.fulfill({
        status: 500,
        json: { mensagens: [{ tipo: 'erro', mensagem: BROKEN }], code: 'ErroInterno', status: 500 },
      })
    if (writes === 2) return route.abort()
    return last ? route.fulfill({ status: 200, ...last }) : route.continue()
  })

  return () => page.unroute(anyCall)
}
