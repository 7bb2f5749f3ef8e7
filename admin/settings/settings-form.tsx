import type { ReactNode } from 'react'
import * as z from 'zod'
import type { SettingsParts } from '#contract/settings/admin-settings.ts'
import { Editable } from '../components/form/editable.tsx'
import { FormFoot } from '../components/form/form-foot.tsx'
import { PanelForm } from '../components/form/panel-form.tsx'
import { useVersionedForm } from '../components/form/use-versioned-form.ts'
import { api } from '../shell/api.ts'
import { useMay } from '../shell/entry.ts'
import { mergeParts } from './merge-parts.ts'
import { differencesOf } from './settings-differences.ts'
import classes from './settings-form.module.css'

const Conflict = z.object({ versao: z.int(), atual: z.record(z.string(), z.unknown()) })

export type SettingsFields<Part extends keyof SettingsParts> = {
  value: Pick<SettingsParts, Part>
  /** Changes some fields of a part. */
  onChange: <P extends Part>(part: P, changes: Partial<SettingsParts[P]>) => void
  /** Returns the error of a field, by `parte.campo`. */
  errorOf: (campo: string) => string | undefined
}

type Loaded = { versao: number; partes: SettingsParts }

type SettingsFormProps<Part extends keyof SettingsParts> = {
  /** Identifies the form's draft. */
  name: string
  loaded: Loaded
  parts: readonly Part[]
  children: (fields: SettingsFields<Part>) => ReactNode
}

/** A form for some parts of the settings, with draft, version check and saving. */
export function SettingsForm<Part extends keyof SettingsParts>({
  name,
  loaded,
  parts,
  children,
}: SettingsFormProps<Part>) {
  const form = useVersionedForm<Pick<SettingsParts, Part>, Loaded>({
    name: `configuracoes:${name}`,
    saved: loaded,
    formOf: (settings) => partsIn(settings.partes, parts),
    fields: differencesOf,
    merge: mergeParts,
    send: async (value, versao) => {
      await api.settings.save({ versao, partes: value })
      return api.settings.get()
    },
    inputKey: 'partes',
    currentOf: (dados) => {
      const { versao, atual } = Conflict.parse(dados)
      return { versao, partes: { ...loaded.partes, ...atual } }
    },
    success: 'Configurações salvas. A loja já mostra.',
  })
  const { value, change, errors } = form
  const may = useMay('configuracao.editar')

  return (
    <PanelForm onSubmit={() => form.submit()}>
      <Editable permission="configuracao.editar">
        <div className={classes['fields']}>
          {children({
            value,
            onChange: (part, changes) => change((old) => ({ ...old, [part]: { ...old[part], ...changes } })),
            errorOf: (campo) => errors[campo],
          })}
        </div>
      </Editable>
      <FormFoot form={form} may={may} />
    </PanelForm>
  )
}

function partsIn<Part extends keyof SettingsParts>(
  all: SettingsParts,
  parts: readonly Part[],
): Pick<SettingsParts, Part> {
  // The entries come from `parts`; TypeScript can't infer that through `fromEntries`.
  return Object.fromEntries(parts.map((part) => [part, all[part]])) as Pick<SettingsParts, Part>
}
