import { SettingsForm } from '../settings-form.tsx'
import { useSettings } from '../use-settings.ts'
import { StoreCompany } from './store-company.tsx'
import { StoreProfiles } from './store-profiles.tsx'
import { StoreRules } from './store-rules.tsx'

const PARTS = ['loja', 'seo', 'listagem', 'devolucao', 'fiscal'] as const

/** Who the store is. */
export function Component() {
  return (
    <SettingsForm nome="loja" carregado={useSettings()} partes={PARTS}>
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
