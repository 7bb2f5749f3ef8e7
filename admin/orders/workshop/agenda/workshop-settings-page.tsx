import { Group, Switch, Text, Textarea } from '@mantine/core'
import { useLoaderData } from 'react-router'
import { useVersionedForm } from '#admin/components/form/use-versioned-form.ts'
import { VersionedForm } from '#admin/components/form/versioned-form.tsx'
import { RequiredNumber } from '#admin/components/number/required-number.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import type { WorkshopSettingsForm } from '#contract/orders/workshop/services.ts'
import { MAX_DAY_MINUTES } from '#domain/workshop/workshop-settings.ts'
import { WEEKDAYS } from './weekday.ts'

type Settings = WorkshopSettingsForm['ajustes']

const LABELS: Record<keyof Settings, string> = {
  semana: 'Tempo de trabalho na semana',
  validadeOrcamento: 'Validade de um orçamento',
  recebeNoBalcao: 'Receber instrumentos no balcão',
  texto: 'O que o cliente lê sobre a oficina',
}

export function loader() {
  return api.services.settings()
}

/** The workshop's usual week, and how it works with instruments that are brought in. */
export function Component() {
  const saved = useLoaderData<typeof loader>()
  const form = useVersionedForm<Settings, WorkshopSettingsForm>({
    name: 'configuracao:oficina',
    saved,
    formOf: ({ ajustes }) => ajustes,
    fields: LABELS,
    inputKey: 'ajustes',
    send: (ajustes, versao) => api.services.saveSettings({ versao, ajustes }),
    currentOf: () => api.services.settings(),
    success: 'Ajustes salvos. O que já está marcado fica nos seus dias.',
  })
  const { value, change, errors } = form

  return (
    <Page title="Semana e ajustes da oficina" back={{ to: '/oficina/agenda', label: 'Agenda da oficina' }}>
      <VersionedForm permission="configuracao.editar" form={form}>
        <Section
          title="Semana normal"
          text="Quantos minutos a oficina trabalha em cada dia. Feriados nacionais e os dias sem expediente da loja não contam; um dia fora do padrão se muda na agenda."
        >
          <Group align="flex-start">
            {WEEKDAYS.map((weekday, i) => (
              <RequiredNumber
                key={weekday}
                label={weekday}
                suffix=" min"
                value={value.semana[i] ?? 0}
                onChange={(minutes) => change({ semana: value.semana.with(i, minutes) })}
                min={0}
                max={MAX_DAY_MINUTES}
                allowDecimal={false}
                error={errors[`semana.${i}`]}
                w={110}
              />
            ))}
          </Group>
          {errors['semana'] && (
            <Text size="sm" c="red.9">
              {errors['semana']}
            </Text>
          )}
        </Section>
        <Section title="Instrumentos trazidos à loja">
          <Switch
            label={LABELS.recebeNoBalcao}
            description="A loja diz aos clientes que a oficina recebe instrumentos para conserto."
            checked={value.recebeNoBalcao}
            onChange={(event) => change({ recebeNoBalcao: event.currentTarget.checked })}
          />
          <Textarea
            label={LABELS.texto}
            description="Onde, quando e com quem deixar o instrumento."
            value={value.texto}
            onChange={(event) => change({ texto: event.currentTarget.value })}
            error={errors['texto']}
            maxLength={1000}
            autosize
            minRows={3}
          />
          <RequiredNumber
            label={LABELS.validadeOrcamento}
            suffix=" dias"
            value={value.validadeOrcamento}
            onChange={(validadeOrcamento) => change({ validadeOrcamento })}
            min={1}
            max={90}
            allowDecimal={false}
            error={errors['validadeOrcamento']}
            w={200}
          />
        </Section>
      </VersionedForm>
    </Page>
  )
}
