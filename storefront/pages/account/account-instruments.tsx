import { useEffect } from 'react'
import { Form, redirect } from 'react-router'
import { MINE_PATH } from '#domain/instruments/mine/mine-path.ts'
import { instrumentWords, readInstrumentCode } from '#domain/instruments/mine/my-instrument.ts'
import { TRADE_IN_PATH } from '#domain/order/trade-in/trade-in-path.ts'
import { countDone } from '#storefront/analytics/count-done.ts'
import { type RefusedForm, refusedForm, textOf } from '#storefront/components/forms/form-answer.ts'
import { AccountHead } from '#storefront/customer/account-head.tsx'
import { customerAnswer, customerFormAnswer } from '#storefront/customer/customer-answer.ts'
import { capital, InstrumentCard } from '#storefront/customer/instruments/instrument-card.tsx'
import { answerInstrumentForm, DONE } from '#storefront/customer/instruments/instrument-request.ts'
import { INSTRUMENTS_PATH } from '#storefront/customer/instruments/instruments-path.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { PassportList } from '#storefront/orders/passports/passport-list.tsx'
import { storeCodesOfAccount } from '#storefront/product/instruments/mine/stored-instruments.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { optionalPart } from '#storefront/rendering/optional-part.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import tools from '../../product/instruments/tool-page.module.css'
import type { Route } from './+types/account-instruments'
import styles from './account-addresses.module.css'

/** The id of the list of bought strings. */
const BOUGHT = 'cordas-compradas'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { instruments, passports, tradeIns } = context.get(apiContext)
  const login = loginPath(url.pathname + url.search)
  const [answer, owned, traded] = await Promise.all([
    customerAnswer(instruments.list(), login),
    optionalPart('passports', passports.own()),
    optionalPart('trade-ins', tradeIns.list({})),
  ])
  // Chosen before the login.
  const offered = readInstrumentCode(url.searchParams.get('novo') ?? '')
  const isNew = offered && !answer.instrumentos.some(({ codigo }) => codigo === url.searchParams.get('novo'))

  return {
    ...answer,
    passaportes: owned?.itens ?? [],
    novo: isNew ? { codigo: url.searchParams.get('novo') ?? '', descricao: instrumentWords(offered) } : null,
    trades: traded !== null && traded.podem.length + traded.trocas.length > 0,
    done: DONE[url.searchParams.get('feito') ?? ''],
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const codigo = textOf(form, 'codigo')
  const volta =
    codigo === '' ? INSTRUMENTS_PATH : `${INSTRUMENTS_PATH}?${new URLSearchParams({ novo: codigo })}`
  const api = context.get(apiContext)
  try {
    const { word, counted } = await customerFormAnswer(
      answerInstrumentForm(api.instruments, form),
      loginPath(volta),
    )
    if (counted) await countDone(api, INSTRUMENTS_PATH, counted)
    return redirect(`${INSTRUMENTS_PATH}?feito=${word}`, 303)
  } catch (error) {
    if (error instanceof Response) throw error
    return refusedForm(error, form)
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Meus instrumentos', matches) }, { name: 'robots', content: 'noindex' }]
}

/** What was refused of an instrument, for its card. */
function refusedOf(refused: RefusedForm | null, id: number): Pick<RefusedForm, 'problems' | 'typed'> {
  return refused && refused.typed['id'] === String(id) ? refused : { problems: {}, typed: {} }
}

/** What the customer plays. */
export default function AccountInstruments({ loaderData, actionData }: Route.ComponentProps) {
  const { passaportes, instrumentos, comprados, cordasCompradas, novo, trades, hoje, done } = loaderData
  const codes = instrumentos.map(({ codigo }) => codigo).join()
  const refused = actionData && Object.keys(actionData.problems).length > 0 ? actionData : null
  // The other pages of the shop judge by what the browser has.
  useEffect(() => storeCodesOfAccount(codes.split(',').filter(Boolean)), [codes])

  return (
    <div className={`wrap ${styles['page']}`}>
      <AccountHead
        page={{ label: 'Instrumentos', url: INSTRUMENTS_PATH }}
        title="Meus instrumentos"
        text="A loja mostra o que serve neles, em qualquer aparelho em que você entrar, e lembra você de trocar as cordas."
        refusal={actionData?.refusal}
        done={actionData ? null : done}
      />
      {novo && (
        <Form method="post" className={styles['done']}>
          <input type="hidden" name="acao" value="guardar" />
          <input type="hidden" name="codigo" value={novo.codigo} />
          <p>Guardar {novo.descricao} na sua conta?</p>
          <button type="submit" className={buttons['primary']}>
            Guardar
          </button>
        </Form>
      )}
      <datalist id={BOUGHT}>
        {cordasCompradas.map((nome) => (
          <option key={nome} value={nome} />
        ))}
      </datalist>
      <div className={styles['cards']}>
        {instrumentos.map((instrument) => (
          <InstrumentCard
            key={instrument.id}
            instrument={instrument}
            bought={BOUGHT}
            today={hoje}
            {...refusedOf(refused, instrument.id)}
          />
        ))}
        {comprados.length > 0 && (
          <section className={tools['card']} aria-labelledby="comprados">
            <h2 id="comprados">Comprados na loja</h2>
            {comprados.map(({ pedido, numero, idSku, nome, descricao }) => (
              <Form key={`${pedido} ${idSku}`} method="post" preventScrollReset>
                <input type="hidden" name="acao" value="assumir" />
                <input type="hidden" name="pedido" value={pedido} />
                <input type="hidden" name="sku" value={idSku} />
                <p>
                  {nome} (pedido nº {numero}): {capital(descricao)}
                </p>
                <button type="submit" className={buttons['secondary']}>
                  Guardar<span className="visually-hidden"> {nome}</span>
                </button>
              </Form>
            ))}
          </section>
        )}
        {passaportes.length > 0 && <PassportList items={passaportes} />}
      </div>
      <a href={MINE_PATH} className={buttons['primary']}>
        Novo instrumento
      </a>
      {trades && (
        <p>
          Ficou pequeno? <a href={TRADE_IN_PATH}>Troque por um maior</a>
        </p>
      )}
    </div>
  )
}
