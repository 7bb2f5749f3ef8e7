import { TextInput } from '@mantine/core'
import { Section } from '../components/page/section.tsx'
import { SettingsForm } from './settings-form.tsx'
import { useSettings } from './use-settings.ts'

const PARTS = ['integracoes'] as const

/** Which services of others measure the shop; they load with the visitor's consent only. */
export function Component() {
  const carregado = useSettings()

  return (
    <SettingsForm nome="medicao" carregado={carregado} partes={PARTS}>
      {({ valor: { integracoes }, mudar, problema }) => (
        <Section
          titulo="Medição"
          texto="Estes serviços só carregam para quem consente no aviso de cookies da loja. Vazio: desligado. As contagens próprias da loja não usam nenhum deles."
        >
          <TextInput
            label="Google Analytics 4"
            description="O código da métrica, como G-AB12CD34EF"
            value={integracoes.googleAnalytics}
            onChange={(event) => mudar('integracoes', { googleAnalytics: event.currentTarget.value.trim() })}
            error={problema('integracoes.googleAnalytics')}
          />
          <TextInput
            label="Meta Pixel"
            description="Só os algarismos do Pixel"
            inputMode="numeric"
            value={integracoes.metaPixel}
            onChange={(event) => mudar('integracoes', { metaPixel: event.currentTarget.value.trim() })}
            error={problema('integracoes.metaPixel')}
          />
        </Section>
      )}
    </SettingsForm>
  )
}
