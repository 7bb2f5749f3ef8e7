import { blocks, heading, questions, type SeedPage, text } from '../page-blocks.ts'

export const delivery: SeedPage = {
  slug: 'prazos-e-entrega',
  mae: 'central-de-atendimento',
  titulo: 'Prazos e entrega',
  resumo: 'Como o prazo é contado, quanto custa o frete e o que conferir ao receber.',
  blocos: blocks(
    text(
      '<p>Digite o seu CEP na página do produto ou na sacola: as opções de entrega, o preço e o prazo de cada uma aparecem na hora. Valem o preço e o prazo mostrados quando você compra, e eles constam da confirmação do pedido.</p>',
    ),
    heading('Como o prazo é contado'),
    text(
      '<ol><li><strong>Pagamento aprovado.</strong> O prazo começa no dia útil seguinte.</li><li><strong>Preparo.</strong> Separamos e embalamos o pedido: {{frete.preparo}}.</li><li><strong>Transporte.</strong> O prazo de quem entrega, em dias úteis, conforme o seu CEP.</li></ol>' +
        '<p>Pagamentos aprovados depois das {{frete.horaCorte}} contam como do dia útil seguinte. Sábados, domingos e feriados nacionais não são dias úteis. O prazo que você vê já soma preparo e transporte.</p>',
    ),
    heading('Frete grátis'),
    text('<p>Nas compras {{frete.gratis}}, a entrega mais econômica é por nossa conta.</p>'),
    heading('Retirada'),
    text(
      '<p>{{frete.retirada}}: escolha esta opção ao calcular o frete. É grátis, e avisamos quando o pedido estiver pronto. [Preencha: endereço e horários da retirada]</p>',
    ),
    heading('Volumes grandes'),
    text(
      '<p>Instrumentos grandes viajam por transportadora, que entrega em horário comercial e pode ligar antes para combinar o dia. Deixe um telefone que você atenda.</p>',
    ),
    heading('Acompanhe o pedido'),
    text(
      '<p>Quando o pedido sai, você recebe o código de rastreio por e-mail. Ele também fica em <a href="/minha-conta/pedido">Meus pedidos</a>.</p>',
    ),
    heading('Na hora de receber'),
    text(
      '<ul><li>Olhe a caixa. Se estiver violada, molhada ou muito amassada, recuse e escreva o motivo no comprovante.</li><li>Deixe o instrumento descansar na caixa por uma hora se ele veio de um lugar muito quente ou muito frio.</li><li>As cordas podem viajar um pouco soltas: afine aos poucos.</li></ul>',
    ),
    heading('Se algo der errado'),
    questions(
      [
        'Não havia ninguém em casa.',
        '<p>A entrega é tentada de novo. Se o pacote voltar para nós, combinamos um novo envio com você.</p>',
      ],
      [
        'Meu pedido atrasou.',
        '<p>Fale com a gente. Se o prazo não for cumprido, você pode esperar, receber um produto equivalente ou cancelar com tudo de volta (artigo 35 do Código de Defesa do Consumidor).</p>',
      ],
      [
        'Errei o endereço.',
        '<p>Avise antes do envio, e corrigimos. Depois que o pacote saiu, só a transportadora decide se consegue desviar.</p>',
      ],
    ),
  ),
}
