import { Button, Group, Radio, Stack, Switch, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { IssuingInput, IssuingPage } from '#contract/orders/fiscal/issuing.ts'

type Choice = 'desligada' | 'homologacao' | 'producao'

/** Whether and where the shop issues its invoices. */
export function IssuingSection({ issuing }: { issuing: IssuingPage }) {
  const { ambiente, automatica, informacoes, versao, contas } = issuing
  const [draft, setDraft] = useState<IssuingInput>({ ambiente, automatica, informacoes })
  const { save, saving, campos } = useSave()
  const may = useMay('integracoes.gerir')
  const has = (one: Choice) => contas.some((conta) => conta.ambiente === one)

  return (
    <Section
      title="Emissão"
      text="A loja manda a nota para a Focus NFe, que a assina com o seu certificado e fala com a Sefaz. Quem emite por outro sistema deixa desligada: os dados da nota continuam em cada pedido."
    >
      <PanelForm onSubmit={() => save(() => api.fiscal.saveIssuing({ ...draft, versao }), 'Emissão salva.')}>
        <Stack>
          <Radio.Group
            label="Onde as notas saem"
            value={draft.ambiente ?? 'desligada'}
            onChange={(chosen) =>
              setDraft({
                ...draft,
                ambiente: chosen === 'homologacao' || chosen === 'producao' ? chosen : null,
              })
            }
            error={campos['ambiente']}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="desligada" label="Desligada" disabled={!may} />
              <Radio
                value="homologacao"
                label="Homologação"
                description="Para experimentar: as notas não têm valor fiscal, e o cliente não as recebe"
                disabled={!may || !has('homologacao')}
              />
              <Radio
                value="producao"
                label="Produção"
                description="Notas de verdade, que vão para o cliente"
                disabled={!may || !has('producao')}
              />
            </Stack>
          </Radio.Group>
          <Switch
            label="Emitir sozinha quando o pedido é pago"
            description="Sem isto, alguém emite em cada pedido. O que faltar aparece no pedido como atenção."
            checked={draft.automatica}
            onChange={(event) => setDraft({ ...draft, automatica: event.currentTarget.checked })}
            disabled={!may}
          />
          <Textarea
            label="Informações complementares"
            description="Vão em todas as notas, como a frase do Simples que o contador pedir"
            value={draft.informacoes}
            onChange={(event) => setDraft({ ...draft, informacoes: event.currentTarget.value })}
            error={campos['informacoes']}
            disabled={!may}
            maxLength={2000}
            autosize
            minRows={2}
          />
          {may ? (
            <Group>
              <Button type="submit" loading={saving}>
                Salvar emissão
              </Button>
            </Group>
          ) : (
            <Text size="sm" c="gray.6">
              Só donos da loja mudam a emissão.
            </Text>
          )}
        </Stack>
      </PanelForm>
    </Section>
  )
}
