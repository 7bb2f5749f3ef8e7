import { Button, Group, NumberInput, Select, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { ChoicePicker } from '#admin/components/lookup/choice-picker.tsx'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { api } from '#admin/shell/api.ts'
import type { StoredTaxRule } from '#contract/orders/fiscal/tax-rules.ts'
import { STATES } from '#domain/customer/address/cep-city.ts'
import { CST_PIS_COFINS, NO_TAXES, type TaxFields } from '#domain/order/fiscal/tax-fields.ts'
import { icmsChoices, placeText } from './rule-texts.ts'

type Target = { id: number; nome: string; detalhe: string }

type RuleDialogProps = {
  /** Null creates one. */
  rule: StoredTaxRule | null
  crt: number
  onClose: () => void
}

const PLACES = ['todos', 'dentro', 'fora', ...STATES.map(({ uf }) => uf)].map((value) => ({
  value,
  label: placeText(value),
}))

/** Creates or changes a tax rule; what stays empty is left to more general rules. */
export function RuleDialog({ rule, crt, onClose }: RuleDialogProps) {
  const [kind, setKind] = useState(kindOf(rule))
  const [target, setTarget] = useState<Target[]>(targetOf(rule))
  const [destino, setDestino] = useState(rule?.destino ?? 'todos')
  const [campos, setCampos] = useState<TaxFields>(rule?.campos ?? NO_TAXES)
  const { save, saving, campos: errors } = useSave()
  const isNormal = crt === 3
  const set = (changes: Partial<TaxFields>) => setCampos({ ...campos, ...changes })
  const field = { campos, set, errors }

  async function submit() {
    const id = target[0]?.id ?? null
    const input = {
      idProduto: kind === 'produto' ? id : null,
      idCategoria: kind === 'categoria' ? id : null,
      destino,
      campos,
    }
    const { ok } = await save(
      () =>
        rule
          ? api.fiscal.saveRule({ ...input, id: rule.id, versao: rule.versao })
          : api.fiscal.createRule(input),
      'Regra salva.',
    )
    if (ok) onClose()
  }

  return (
    <Dialog onClose={onClose} title={rule ? 'Mudar regra' : 'Nova regra'} size="lg">
      <PanelForm onSubmit={submit}>
        <Stack>
          <Group align="flex-start" grow>
            <Select
              label="Vale para"
              data={[
                { value: 'loja', label: 'Toda a loja' },
                { value: 'categoria', label: 'Uma categoria' },
                { value: 'produto', label: 'Um produto' },
              ]}
              value={kind}
              onChange={(chosen) => {
                setKind(chosen === 'categoria' || chosen === 'produto' ? chosen : 'loja')
                setTarget([])
              }}
              allowDeselect={false}
            />
            <Select
              label="Destino"
              data={PLACES}
              value={destino}
              onChange={(chosen) => chosen && setDestino(chosen)}
              error={errors['destino']}
              allowDeselect={false}
              searchable
            />
          </Group>
          {kind !== 'loja' && (
            <ChoicePicker
              label={kind === 'produto' ? 'Produto' : 'Categoria'}
              {...(kind === 'categoria' && { description: 'Com todas as que ficam abaixo dela' })}
              tipo={kind}
              value={target}
              onChange={(chosen) => setTarget(chosen.slice(-1))}
              error={errors['idProduto'] ?? errors['idCategoria']}
            />
          )}
          <Select
            label={crt === 1 || crt === 4 ? 'Situação do ICMS (CSOSN)' : 'Situação do ICMS (CST)'}
            data={icmsChoices(crt)}
            value={campos.icms}
            onChange={(icms) => set({ icms })}
            error={errors['campos.icms'] ?? errors['campos']}
            clearable
            placeholder="Como nas outras regras"
          />
          <Group align="flex-start" grow>
            <Code label="CFOP" campo="cfop" {...field} maxLength={4} />
            <Code label="NCM" campo="ncm" {...field} maxLength={8} />
          </Group>
          <Group align="flex-start" grow>
            <Code label="CEST" campo="cest" {...field} maxLength={7} />
            <Code label="Unidade" campo="unidade" {...field} maxLength={6} />
          </Group>
          {crt !== 1 && crt !== 4 && (
            <Group align="flex-start" grow>
              <Rate label="ICMS dentro do estado" campo="aliquotaIcms" {...field} />
              <Rate label="Alíquota do destino" campo="aliquotaDestino" {...field} />
              <Rate label="FCP do destino" campo="fcp" {...field} />
            </Group>
          )}
          {isNormal && (
            <>
              <Select
                label="Situação de PIS e COFINS"
                data={Object.entries(CST_PIS_COFINS).map(([value, label]) => ({
                  value,
                  label: `${value} · ${label}`,
                }))}
                value={campos.pisCofins}
                onChange={(pisCofins) => set({ pisCofins })}
                error={errors['campos.pisCofins']}
                clearable
                placeholder="Como nas outras regras"
              />
              <Group align="flex-start" grow>
                <Rate label="Alíquota de PIS" campo="aliquotaPis" {...field} />
                <Rate label="Alíquota de COFINS" campo="aliquotaCofins" {...field} />
              </Group>
            </>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Voltar
            </Button>
            <Button type="submit" loading={saving}>
              Salvar regra
            </Button>
          </Group>
        </Stack>
      </PanelForm>
    </Dialog>
  )
}

type FieldProps<Campo extends keyof TaxFields> = {
  label: string
  campo: Campo
  campos: TaxFields
  set: (changes: Partial<TaxFields>) => void
  errors: Record<string, string>
}

function Code({
  label,
  campo,
  campos,
  set,
  errors,
  maxLength,
}: FieldProps<'cfop' | 'ncm' | 'cest' | 'unidade'> & { maxLength: number }) {
  return (
    <TextInput
      label={label}
      value={campos[campo] ?? ''}
      onChange={(event) =>
        set({ [campo]: event.currentTarget.value.replace(/[^0-9A-Za-z]/g, '').toUpperCase() || null })
      }
      error={errors[`campos.${campo}`]}
      maxLength={maxLength + 3}
      {...(campo !== 'unidade' && { inputMode: 'numeric' })}
    />
  )
}

/** Shown in percent, stored in hundredths of it. */
function Rate({
  label,
  campo,
  campos,
  set,
  errors,
}: FieldProps<'aliquotaIcms' | 'aliquotaDestino' | 'fcp' | 'aliquotaPis' | 'aliquotaCofins'>) {
  const value = campos[campo]

  return (
    <NumberInput
      label={label}
      value={value === null ? '' : value / 100}
      onChange={(typed) => set({ [campo]: typeof typed === 'number' ? Math.round(typed * 100) : null })}
      error={errors[`campos.${campo}`]}
      suffix="%"
      decimalSeparator=","
      decimalScale={2}
      min={0}
      max={100}
    />
  )
}

function kindOf(rule: StoredTaxRule | null): 'loja' | 'categoria' | 'produto' {
  if (rule?.idProduto) return 'produto'

  return rule?.idCategoria ? 'categoria' : 'loja'
}

function targetOf(rule: StoredTaxRule | null): Target[] {
  const id = rule?.idProduto ?? rule?.idCategoria

  return rule && id ? [{ id, nome: rule.nome, detalhe: '' }] : []
}
