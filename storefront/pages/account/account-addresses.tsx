import { Form, redirect } from 'react-router'
import type { SavedAddress } from '#contract/customers/address.ts'
import { refusedForm, textOf } from '#storefront/components/forms/form-answer.ts'
import { AccountHead } from '#storefront/customer/account-head.tsx'
import { ADDRESSES_PATH } from '#storefront/customer/account-paths.ts'
import { AddressLines } from '#storefront/customer/addresses/address-lines.tsx'
import { customerAnswer } from '#storefront/customer/customer-answer.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import type { Route } from './+types/account-addresses'
import styles from './account-addresses.module.css'

/** Confirmations, by the query parameter `feito`. */
const DONE: Record<string, string> = {
  salvo: 'Endereço salvo.',
  excluido: 'Endereço excluído.',
  principal: 'Pronto: este é agora o seu endereço principal.',
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { addresses } = context.get(apiContext).customers
  const { enderecos } = await customerAnswer(addresses.list(), loginPath(url.pathname))

  return { enderecos, done: DONE[url.searchParams.get('feito') ?? ''] }
}

/** Deletes an address or makes it the main one (`acao`). */
export async function action({ request, context }: Route.ActionArgs) {
  const { addresses } = context.get(apiContext).customers
  const form = await request.formData()
  const id = Number(textOf(form, 'id'))
  const remove = textOf(form, 'acao') === 'excluir'
  try {
    await (remove ? addresses.remove({ id }) : addresses.makeMain({ id }))
  } catch (error) {
    return refusedForm(error, form)
  }
  throw redirect(`${ADDRESSES_PATH}?feito=${remove ? 'excluido' : 'principal'}`, 303)
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Meus endereços', matches) }, { name: 'robots', content: 'noindex' }]
}

/** The customer's addresses. */
export default function AccountAddresses({ loaderData, actionData }: Route.ComponentProps) {
  const { enderecos, done } = loaderData

  return (
    <div className={`wrap ${styles['page']}`}>
      <AccountHead
        page={{ label: 'Endereços', url: ADDRESSES_PATH }}
        title="Meus endereços"
        text={
          enderecos.length === 0
            ? 'Guarde um endereço, e a sua próxima compra fica mais rápida.'
            : 'O principal já vem escolhido quando você compra.'
        }
        refusal={actionData?.refusal}
        done={actionData ? null : done}
      />
      {enderecos.length > 0 && (
        <ul className={styles['cards']}>
          {enderecos.map((endereco) => (
            <AddressCard key={endereco.id} endereco={endereco} />
          ))}
        </ul>
      )}
      <a href={`${ADDRESSES_PATH}/novo`} className={buttons['primary']}>
        Novo endereço
      </a>
    </div>
  )
}

function AddressCard({ endereco }: { endereco: SavedAddress }) {
  const { id, principal, logradouro, numero } = endereco
  const which = <span className="visually-hidden"> {`${logradouro}, ${numero}`}</span>

  return (
    <li className={styles['card']}>
      {principal && <p className={styles['main']}>Principal</p>}
      <AddressLines endereco={endereco} />
      <div className={styles['actions']}>
        <a href={`${ADDRESSES_PATH}/${id}`} className={buttons['quiet']}>
          Editar{which}
        </a>
        {!principal && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <button type="submit" className={buttons['quiet']}>
              Tornar principal{which}
            </button>
          </Form>
        )}
        <details className={styles['removal']}>
          <summary>Excluir{which}</summary>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <p>Excluir este endereço?</p>
            <button type="submit" name="acao" value="excluir" className={buttons['secondary']}>
              Sim, excluir
            </button>
          </Form>
        </details>
      </div>
    </li>
  )
}
