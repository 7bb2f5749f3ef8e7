import { TextInput } from '@mantine/core'
import { Section } from '../components/page/section.tsx'
import { SettingsForm } from './settings-form.tsx'
import { useSettings } from './use-settings.ts'

const PARTS = ['integracoes'] as const

/** Third-party analytics; loaded only with the visitor's consent. */
export function Component() {
  const loaded = useSettings()

  return (
    <SettingsForm name="medicao" loaded={loaded} parts={PARTS}>
      {({ value: { integracoes }, onChange, errorOf }) => (
        <Section
          title="Medição"
          text="Estes serviços só carregam para quem consente no aviso de cookies da loja. Vazio: desligado. As contagens próprias da loja não usam nenhum deles."
        >
          <TextInput
            label="Google Analytics 4"
            description="O código da métrica, como G-AB12CD34EF"
            value={integracoes.googleAnalytics}
            onChange={(event) =>
              onChange('integracoes', { googleAnalytics: event.currentTarget.value.trim() })
            }
            error={errorOf('integracoes.googleAnalytics')}
          />
          <TextInput
            label="Meta Pixel"
            description="Só os algarismos do Pixel"
            inputMode="numeric"
            value={integracoes.metaPixel}
            onChange={(event) => onChange('integracoes', { metaPixel: event.currentTarget.value.trim() })}
            error={errorOf('integracoes.metaPixel')}
          />
        </Section>
      )}
    </SettingsForm>
  )
}
