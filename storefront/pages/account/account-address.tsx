import { data, Form, redirect } from 'react-router'
import { refusedForm, textOf } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { useFirstProblem } from '#storefront/components/forms/use-first-problem.ts'
import { PageHead } from '#storefront/components/page-head.tsx'
import { ACCOUNT_PATH, ADDRESSES_PATH } from '#storefront/customer/account-paths.ts'
import { AddressFields } from '#storefront/customer/addresses/address-fields.tsx'
import { customerAnswer } from '#storefront/customer/customer-answer.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import accessStyles from '../../customer/access-page.module.css'
import type { Route } from './+types/account-address'
import styles from './account-addresses.module.css'

/** The path segment of a new address, instead of an id. */
const NEW = 'novo'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { addresses, account } = context.get(apiContext).customers
  const { enderecos } = await customerAnswer(addresses.list(), loginPath(url.pathname))
  if (params.endereco === NEW) {
    const { pessoa, nomeRazao } = await account.profile()
    return { endereco: { destinatario: pessoa === 'F' ? nomeRazao : '' }, isNew: true }
  }
  const endereco = enderecos.find(({ id }) => String(id) === params.endereco)
  if (!endereco) throw data('Não encontramos este endereço.', { status: 404 })

  return { endereco, isNew: false }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { addresses } = context.get(apiContext).customers
  const form = await request.formData()
  const typed = {
    destinatario: textOf(form, 'destinatario'),
    cep: textOf(form, 'cep'),
    logradouro: textOf(form, 'logradouro'),
    numero: textOf(form, 'numero'),
    complemento: textOf(form, 'complemento'),
    bairro: textOf(form, 'bairro'),
    cidade: textOf(form, 'cidade'),
    referencia: textOf(form, 'referencia'),
  }
  try {
    if (params.endereco === NEW) await addresses.add(typed)
    else await addresses.change({ id: Number(params.endereco), ...typed })
  } catch (error) {
    return refusedForm(error, form)
  }
  throw redirect(`${ADDRESSES_PATH}?feito=salvo`, 303)
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Endereço', matches) }, { name: 'robots', content: 'noindex' }]
}

/** The form of one address. */
export default function AccountAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { endereco, isNew } = loaderData
  const form = useFirstProblem(actionData)
  const title = isNew ? 'Novo endereço' : 'Editar endereço'

  return (
    <div className={`wrap ${styles['page']}`}>
      <PageHead
        trail={[
          { label: 'Início', url: '/' },
          { label: 'Minha conta', url: ACCOUNT_PATH },
          { label: 'Endereços', url: ADDRESSES_PATH },
          { label: title, url: '' },
        ]}
        title={title}
      />
      <Form ref={form} method="post" className={`${accessStyles['form']} ${styles['form']}`} noValidate>
        <FormRefusal sentence={actionData?.refusal} />
        <AddressFields typed={actionData?.typed ?? endereco} problems={actionData?.problems ?? {}} />
        <div className={accessStyles['proof']}>
          <button type="submit" className={buttons['primary']}>
            Salvar endereço
          </button>
          <a href={ADDRESSES_PATH} className={buttons['quiet']}>
            Cancelar
          </a>
        </div>
      </Form>
    </div>
  )
}
