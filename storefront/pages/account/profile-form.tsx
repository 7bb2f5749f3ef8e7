import { Form } from 'react-router'
import type { Profile } from '#contract/customers/account.ts'
import { formatDocument } from '#domain/documents/format-document.ts'
import { CheckField, Field } from '#storefront/components/forms/field.tsx'
import type { RefusedForm } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { PhoneField } from '#storefront/components/forms/phone-field.tsx'
import { useFirstProblem } from '#storefront/components/forms/use-first-problem.ts'
import { ACCOUNT_PATH } from '#storefront/customer/account-paths.ts'
import buttons from '../../components/button.module.css'
import styles from '../../customer/access-page.module.css'

type Props = { profile: Profile; refused: RefusedForm | undefined }

/**
 * The form to change the customer's data. CPF or CNPJ cannot be changed, and the e-mail has its own form, since both
 * are used to log in.
 */
export function ProfileForm({ profile, refused }: Props) {
  const form = useFirstProblem(refused)
  const firm = profile.pessoa === 'J'
  const known = refused ? refused.typed : profile
  const field = (name: keyof Profile) => ({
    name,
    maxLength: 120,
    defaultValue: String(known[name] ?? ''),
    problem: refused?.problems[name],
  })
  const sexo = refused ? (refused.typed['sexo'] ?? '') : profile.sexo
  const aceitaOfertas = refused ? 'aceitaOfertas' in refused.typed : profile.aceitaOfertas

  return (
    <Form ref={form} method="post" className={styles['form']} noValidate>
      <FormRefusal sentence={refused?.refusal} />
      <Field
        {...field('nomeRazao')}
        label={firm ? 'Razão social' : 'Nome completo'}
        autoComplete={firm ? 'organization' : 'name'}
        autoCapitalize="words"
        required
      />
      {firm && <Field {...field('nomeFantasia')} label="Nome fantasia (opcional)" />}
      {profile.documento === '' ? (
        <Field
          {...field('documento')}
          label={firm ? 'CNPJ' : 'CPF'}
          format={formatDocument}
          autoComplete="off"
          inputMode="text"
          hint="Depois de salvo, ele não muda mais."
          required
        />
      ) : (
        <p className={styles['text']}>
          {firm ? 'CNPJ' : 'CPF'} {formatDocument(profile.documento)}
        </p>
      )}
      {firm && (
        <Field
          {...field('inscricaoEstadual')}
          label="Inscrição estadual (opcional)"
          hint="Deixe em branco se for isento."
        />
      )}
      <PhoneField {...field('celular')} label="Celular com DDD" autoComplete="tel-national" required />
      <PhoneField {...field('telefone')} label="Telefone (opcional)" autoComplete="off" />
      {!firm && (
        <>
          <Field
            {...field('nascimento')}
            label="Data de nascimento (opcional)"
            type="date"
            autoComplete="bday"
          />
          <fieldset>
            <legend className={styles['legend']}>Sexo (opcional)</legend>
            <div className={styles['kinds']}>
              {SEXES.map(([value, label]) => (
                <label key={value}>
                  <input type="radio" name="sexo" value={value} defaultChecked={sexo === value} />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
        </>
      )}
      <CheckField name="aceitaOfertas" defaultChecked={aceitaOfertas}>
        Quero receber ofertas por e-mail.
      </CheckField>
      <div className={styles['proof']}>
        <button type="submit" className={buttons['primary']}>
          Salvar
        </button>
        <a href={ACCOUNT_PATH} className={buttons['quiet']}>
          Cancelar
        </a>
      </div>
    </Form>
  )
}

const SEXES = [
  ['F', 'Feminino'],
  ['M', 'Masculino'],
  ['O', 'Outro'],
  ['', 'Prefiro não dizer'],
] as const
