import { blocks, heading, type SeedPage, table, text } from '../page-blocks.ts'

/** CDC, arts. 18, 26 and 50. */
export const warranty: SeedPage = {
  slug: 'garantia',
  mae: 'central-de-atendimento',
  titulo: 'Garantia',
  resumo: 'O que a lei garante, o que o fabricante acrescenta e como pedir.',
  blocos: blocks(
    text(
      '<p>Vendemos produtos novos, com nota fiscal. Guarde a nota que chega por e-mail: ela é a prova da sua compra.</p>',
    ),
    heading('Duas garantias que se somam'),
    table(
      ['Garantia', 'Prazo', 'De quem'],
      [
        'Legal, bens duráveis (instrumentos, estojos, eletrônicos)',
        '90 dias da entrega',
        'Da lei (artigo 26)',
      ],
      ['Legal, bens não duráveis', '30 dias da entrega', 'Da lei (artigo 26)'],
      ['Do fabricante', 'O que está na ficha do produto', 'Além da lei (artigo 50)'],
    ),
    text(
      '<p>Um defeito oculto, que só aparece com o uso, conta do dia em que ele aparece (Código de Defesa do Consumidor, artigo 26, parágrafo 3º).</p>',
    ),
    heading('O que ela cobre'),
    text(
      '<ul><li>Defeitos de material e de montagem: cola que solta, braço que empena, tarraxa que patina.</li><li>Falhas elétricas e eletrônicas em uso normal.</li></ul>',
    ),
    heading('O que ela não cobre'),
    text(
      '<ul><li>O desgaste do uso: cordas que escureceram, crina gasta, marcas no verniz.</li><li>Quedas, batidas, água, calor dentro do carro.</li><li>Regulagem: altura das cordas e tensor mudam com o clima e fazem parte da manutenção.</li></ul>',
    ),
    heading('Como pedir'),
    text(
      '<ol><li>Escreva para {{loja.email}} com o número do pedido, o que aconteceu e fotos ou um vídeo curto.</li><li>Se preferir, use o WhatsApp: {{loja.whatsapp}}.</li><li>Se for preciso examinar o produto, combinamos o envio sem custo para você.</li><li>O conserto ou a troca fica pronto em até 30 dias.</li></ol>' +
        '<p>Passados os 30 dias, o artigo 18 do Código deixa você escolher: produto novo, dinheiro de volta ou abatimento no preço.</p>',
    ),
  ),
}
