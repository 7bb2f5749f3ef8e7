import { redirect } from 'react-router'
import { PASSPORT_PATH, passportPath } from '#domain/instruments/passport/passport-path.ts'
import { formatDate, formatDay } from '#domain/time/format-date.ts'
import { countDone } from '#storefront/analytics/count-done.ts'
import { refusedForm } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { PageHead } from '#storefront/components/page-head.tsx'
import { PrintButton } from '#storefront/components/print-button.tsx'
import { customerAnswer } from '#storefront/customer/customer-answer.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { loadPassport } from '#storefront/orders/passports/load-passport.ts'
import { OwnerCard } from '#storefront/orders/passports/owner-card.tsx'
import { PassportDetails } from '#storefront/orders/passports/passport-details.tsx'
import { PassportHistory, SetUp } from '#storefront/orders/passports/passport-history.tsx'
import { MissingNotice, WithdrawnNotice } from '#storefront/orders/passports/passport-notices.tsx'
import { labelPath } from '#storefront/orders/passports/passport-paths.ts'
import { PassportPicture } from '#storefront/orders/passports/passport-picture.tsx'
import { answerPassportForm, DONE } from '#storefront/orders/passports/passport-request.ts'
import { PurchaseCard } from '#storefront/orders/passports/purchase-lines.tsx'
import { QrCode } from '#storefront/orders/passports/qr-code.tsx'
import { useOpenedPassport } from '#storefront/orders/passports/use-opened-passport.ts'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import styles from '../../orders/passports/passport.module.css'
import tools from '../../product/instruments/tool-page.module.css'
import account from '../account/account-addresses.module.css'
import order from '../orders/order.module.css'
import type { Route } from './+types/passport'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { storeUrl, nome } = context.get(shopContext)
  const api = context.get(apiContext)
  const [loaded, { logado }] = await Promise.all([
    loadPassport(api, { codigo: params.codigo, storeUrl }),
    api.customers.user(),
  ])

  return { ...loaded, logado, loja: nome, done: DONE[url.searchParams.get('feito') ?? ''] }
}

export async function action({ params: { codigo }, request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const api = context.get(apiContext)
  try {
    const answer = await customerAnswer(
      answerPassportForm(api.passports, { codigo, form }),
      loginPath(passportPath(codigo)),
    )
    if ('link' in answer) await countDone(api, url.pathname, { nome: 'hand_over_instrument' })
    if ('link' in answer) return { link: context.get(shopContext).storeUrl + answer.link }
    return redirect(`${passportPath(codigo)}?feito=${answer.done}`, 303)
  } catch (error) {
    if (error instanceof Response) throw error
    return refusedForm(error, form)
  }
}

/** Whoever has the address may read the passport, so it must not be sent as a referrer. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(loaderData ? `Passaporte: ${loaderData.passaporte.produto}` : 'Passaporte', matches) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'strict-origin' },
  ]
}

/** The passport of an instrument: for whoever reads its QR code, and with more of it for its owner. */
export default function PassportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { passaporte, dono, compra, logado, address, qr, loja, done } = loaderData
  const { codigo, produto, imagem, url, garantia, garantiaAte, registros, emitidoEm, anuladoEm } = passaporte
  const link = actionData && 'link' in actionData ? actionData.link : null
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : null
  useOpenedPassport(codigo)

  return (
    <div className={`wrap ${order['page']} ${styles['page']}`}>
      <PageHead
        trail={[
          { label: 'Início', url: '/' },
          { label: 'Passaporte', url: PASSPORT_PATH },
          { label: produto, url: passportPath(codigo) },
        ]}
        title={produto}
        text={`Passaporte do instrumento, emitido e verificado pela ${loja} em ${formatDate(emitidoEm)}.`}
      />
      <FormRefusal sentence={refusal} />
      {done && !actionData && (
        <p role="status" className={account['done']}>
          {done}
        </p>
      )}
      {passaporte.alerta && <MissingNotice alert={passaporte.alerta} />}
      {anuladoEm && <WithdrawnNotice since={anuladoEm} />}
      <div className={`${order['columns']} ${styles['sheet']}`}>
        <div className={order['main']}>
          <section className={tools['card']} aria-labelledby="instrumento">
            <h2 id="instrumento">O instrumento</h2>
            <PassportPicture picture={imagem} />
            <PassportDetails passport={passaporte} />
            {url !== '' && (
              <p className={styles['screen']}>
                <a href={url}>Ver o produto na loja</a>
              </p>
            )}
          </section>
          <SetUp records={registros} />
          <PassportHistory records={registros} />
        </div>
        <div className={order['main']}>
          {dono && <OwnerCard passport={passaporte} own={dono} purchase={compra} link={link} />}
          {!dono && compra && <PurchaseCard passport={passaporte} purchase={compra} />}
          {!logado && (
            <p className={styles['screen']}>
              É seu? <a href={loginPath(passportPath(codigo))}>Entre na sua conta</a> para ver o comprovante,
              passar adiante ou avisar que foi roubado.
            </p>
          )}
          <section className={tools['card']} aria-labelledby="garantia">
            <h2 id="garantia">Garantia</h2>
            <p>
              {garantia === ''
                ? 'A garantia legal é de 90 dias a partir da entrega (CDC, art. 26).'
                : garantia}
            </p>
            {garantiaAte && <p>Vale até {formatDay(garantiaAte)}, contada da entrega.</p>}
          </section>
          <section className={tools['card']} aria-labelledby="qr">
            <h2 id="qr">Este passaporte</h2>
            <QrCode drawing={qr} />
            <p className={tools['basis']}>{address}</p>
            <p className={tools['basis']}>
              Confira que o endereço começa por {new URL(address).host}: só a loja escreve nesta página, e
              nada do que ela escreve é apagado.
            </p>
            <p className={styles['screen']}>
              <a href={labelPath(codigo)}>Etiqueta para o estojo</a>
            </p>
            <PrintButton />
          </section>
        </div>
      </div>
    </div>
  )
}
