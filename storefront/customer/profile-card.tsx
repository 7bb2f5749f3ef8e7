import type { Profile } from '#contract/account.ts'
import { formatDay } from '#domain/format-date.ts'
import { formatDocument } from '#domain/format-document.ts'
import { formatPhone } from '#domain/format-phone.ts'
import buttons from '../parts/button.module.css'
import { ShopLink } from '../parts/shop-link.tsx'
import { ACCOUNT_PATH } from './account-paths.ts'

const SEXES = { '': '', F: 'Feminino', M: 'Masculino', O: 'Outro' }

/** The customer's data as they stand; what is not known is left out. */
export function ProfileCard({ profile }: { profile: Profile }) {
  const firm = profile.pessoa === 'J'
  const facts = [
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
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ShopLink to={`${ACCOUNT_PATH}?editar`} className={buttons['secondary']}>
        Editar meus dados
      </ShopLink>
    </>
  )
}
