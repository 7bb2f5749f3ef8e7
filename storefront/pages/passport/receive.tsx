import { Form, redirect } from 'react-router'
import {
  HANDOVER_PATH,
  handoverPath,
  PASSPORT_PATH,
  passportPath,
} from '#domain/instruments/passport/passport-path.ts'
import { CONDITION_WORDS } from '#domain/product/pieces/condition.ts'
import { formatDate } from '#domain/time/format-date.ts'
import { countDone } from '#storefront/analytics/count-done.ts'
import { refusedForm } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { PageHead } from '#storefront/components/page-head.tsx'
import { SIGN_UP_PATH } from '#storefront/customer/account-paths.ts'
import { customerAnswer } from '#storefront/customer/customer-answer.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { MissingNotice } from '#storefront/orders/passports/passport-notices.tsx'
import { PassportPicture } from '#storefront/orders/passports/passport-picture.tsx'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import tools from '../../product/instruments/tool-page.module.css'
import order from '../orders/order.module.css'
import type { Route } from './+types/receive'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const chave = url.searchParams.get('chave')?.slice(0, 100) || '-'
  const [offer, { logado }] = await Promise.all([
    pageAnswer(api.passports.handover({ chave })),
    api.customers.user(),
  ])

  return { offer, logado, chave }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData()
  const chave = url.searchParams.get('chave')?.slice(0, 100) || '-'
  const api = context.get(apiContext)
  try {
    const { codigo } = await customerAnswer(api.passports.accept({ chave }), loginPath(handoverPath(chave)))
    await countDone(api, url.pathname, { nome: 'receive_instrument' })
    return redirect(`${passportPath(codigo)}?feito=recebido`, 303)
  } catch (error) {
    if (error instanceof Response && error.status !== 410 && error.status !== 409) throw error
    return refusedForm(error, form)
  }
}

/** The address hands the instrument over, so it must not be sent as a referrer. */
export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle('Receber um instrumento', matches) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'strict-origin' },
  ]
}

/** Where the next owner of an instrument takes it over: logged in, by a button. */
export default function ReceiveInstrument({ loaderData, actionData }: Route.ComponentProps) {
  const { offer, logado, chave } = loaderData
  const { produto, marca, numeroSerie, imagem, condicao, alerta, expiraEm, meu } = offer

  return (
    <div className={`wrap ${order['page']}`}>
      <PageHead
        trail={[
          { label: 'Início', url: '/' },
          { label: 'Passaporte', url: PASSPORT_PATH },
          { label: 'Receber', url: HANDOVER_PATH },
        ]}
        title="Receber um instrumento"
        text="O dono criou este link para passar o instrumento a você, com o passaporte: a ficha, a regulagem, as cordas, os serviços e a garantia."
      />
      <FormRefusal sentence={actionData?.refusal} />
      {alerta && <MissingNotice alert={alerta} />}
      <section className={tools['card']} aria-labelledby="instrumento">
        <h2 id="instrumento">{produto}</h2>
        <PassportPicture picture={imagem} />
        <p>
          {[marca, `número de série ${numeroSerie}`].filter(Boolean).join(', ')}. Condição quando foi vendido:{' '}
          {CONDITION_WORDS[condicao].nome}.
        </p>
        <p>Confira o número de série no instrumento antes de receber.</p>
        <Acceptance own={meu} loggedIn={logado} back={handoverPath(chave)} />
        <p className={tools['basis']}>O link vale uma vez, até {formatDate(expiraEm)}.</p>
      </section>
    </div>
  )
}

/** The button, or how to get to it. */
function Acceptance({ own, loggedIn, back }: { own: boolean; loggedIn: boolean; back: string }) {
  if (own)
    return <p role="status">Este instrumento já é seu: envie o link ao novo dono, sem abrir por ele.</p>
  if (loggedIn)
    return (
      <Form method="post">
        <button type="submit" className={buttons['primary']}>
          Receber na minha conta
        </button>
      </Form>
    )

  return (
    <>
      <p>Entre na sua conta para receber. O link continua valendo enquanto você entra ou se cadastra.</p>
      <p>
        <a href={loginPath(back)} className={buttons['primary']}>
          Entrar
        </a>{' '}
        <a href={`${SIGN_UP_PATH}?${new URLSearchParams({ volta: back })}`} className={buttons['secondary']}>
          Criar conta
        </a>
      </p>
    </>
  )
}
