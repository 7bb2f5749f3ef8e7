import { SettingsForm } from '../settings-form.tsx'
import { useSettings } from '../use-settings.ts'
import { StoreCompany } from './store-company.tsx'
import { StoreProfiles } from './store-profiles.tsx'
import { StoreRules } from './store-rules.tsx'

const PARTS = ['loja', 'seo', 'listagem', 'devolucao', 'espera', 'propostas', 'fiscal'] as const

/** The store's data. */
export function Component() {
  return (
    <SettingsForm name="loja" loaded={useSettings()} parts={PARTS}>
      {(fields) => (
        <>
          <StoreCompany {...fields} />
          <StoreProfiles {...fields} />
          <StoreRules {...fields} />
        </>
      )}
    </SettingsForm>
  )
}
