import type { Profile } from '#contract/customers/account.ts'
import { formatDocument } from '#domain/documents/format-document.ts'
import { formatPhone } from '#domain/format/format-phone.ts'
import { formatDay } from '#domain/time/format-date.ts'
import { ACCOUNT_PATH } from '#storefront/customer/account-paths.ts'
import buttons from '../../components/button.module.css'

const SEXES = { '': '', F: 'Feminino', M: 'Masculino', O: 'Outro' }

/** The customer's data; empty fields are left out. */
export function ProfileCard({ profile }: { profile: Profile }) {
  const firm = profile.pessoa === 'J'
  const entries = [
    [firm ? 'Razão social' : 'Nome', profile.nomeRazao],
    ['Nome fantasia', profile.nomeFantasia],
    [firm ? 'CNPJ' : 'CPF', formatDocument(profile.documento)],
    ['Inscrição estadual', profile.inscricaoEstadual],
    ['E-mail', profile.email],
    ['Celular', profile.celular && formatPhone(profile.celular)],
    ['Telefone', profile.telefone && formatPhone(profile.telefone)],
    ['Sexo', SEXES[profile.sexo]],
    ['Nascimento', profile.nascimento && formatDay(profile.nascimento)],
    ['Ofertas por e-mail', profile.aceitaOfertas ? 'Sim, quero receber' : 'Não quero receber'],
  ].filter(([, value]) => value !== '')

  return (
    <>
      <dl>
        {entries.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <a href={`${ACCOUNT_PATH}?editar`} className={buttons['secondary']}>
        Editar meus dados
      </a>
    </>
  )
}
