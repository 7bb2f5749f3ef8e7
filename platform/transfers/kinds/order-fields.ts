import type { Field } from './kind.ts'

/** The fields of an order file; the first name is the one that exports write. */
export const ORDER_FIELDS = [
  {
    campo: 'pedido',
    nome: 'Pedido',
    obrigatorio: true,
    otherNames: [
      'numero do pedido',
      'n do pedido',
      'no pedido',
      'id do pedido',
      'order',
      'order number',
      'name',
    ],
  },
  { campo: 'numeroAntigo', nome: 'Pedido na outra loja' },
  {
    campo: 'criadoEm',
    nome: 'Data',
    otherNames: ['data do pedido', 'data da compra', 'criado em', 'created at', 'date'],
  },
  { campo: 'situacao', nome: 'Situação', otherNames: ['status', 'status do pedido', 'situacao do pedido'] },
  {
    campo: 'nomeRazao',
    nome: 'Cliente',
    otherNames: ['nome do cliente', 'nome', 'comprador', 'billing name', 'customer name'],
  },
  { campo: 'documento', nome: 'CPF/CNPJ', otherNames: ['cpf', 'cnpj', 'cpf cnpj'] },
  { campo: 'email', nome: 'E-mail', otherNames: ['email', 'e mail do cliente', 'email do cliente'] },
  { campo: 'celular', nome: 'Celular', otherNames: ['telefone', 'phone'] },
  { campo: 'cep', nome: 'CEP', otherNames: ['shipping zip'] },
  { campo: 'logradouro', nome: 'Endereço', otherNames: ['rua', 'shipping street'] },
  { campo: 'numeroEndereco', nome: 'Número do endereço' },
  { campo: 'complemento', nome: 'Complemento' },
  { campo: 'bairro', nome: 'Bairro' },
  { campo: 'cidade', nome: 'Cidade', otherNames: ['shipping city'] },
  { campo: 'uf', nome: 'UF', otherNames: ['estado', 'shipping province'] },
  {
    campo: 'formaPagamento',
    nome: 'Forma de pagamento',
    otherNames: ['meio de pagamento', 'pagamento', 'payment method'],
  },
  { campo: 'cupom', nome: 'Cupom', otherNames: ['cupom de desconto', 'discount code'] },
  { campo: 'valorFrete', nome: 'Frete (R$)', otherNames: ['frete', 'valor do frete', 'shipping'] },
  { campo: 'desconto', nome: 'Desconto (R$)', otherNames: ['desconto', 'discount amount'] },
  { campo: 'total', nome: 'Total (R$)', otherNames: ['total', 'total do pedido', 'valor total'] },
  { campo: 'pagoEm', nome: 'Pago em', otherNames: ['data do pagamento', 'paid at'] },
  { campo: 'entregueEm', nome: 'Entregue em', otherNames: ['data da entrega'] },
  { campo: 'frete', nome: 'Envio', otherNames: ['forma de envio', 'metodo de envio', 'shipping method'] },
  {
    campo: 'rastreio',
    nome: 'Rastreio',
    otherNames: ['codigo de rastreio', 'codigo de rastreamento', 'rastreamento', 'tracking number'],
  },
  { campo: 'transportadora', nome: 'Transportadora' },
  { campo: 'linkRastreio', nome: 'Link do rastreio' },
  { campo: 'nfe', nome: 'NF-e', otherNames: ['nota fiscal', 'numero da nota', 'nfe'] },
  { campo: 'chaveNfe', nome: 'Chave da NF-e', otherNames: ['chave de acesso', 'chave nfe'] },
  { campo: 'linkNfe', nome: 'Link da NF-e' },
  { campo: 'anotacao', nome: 'Anotação interna', otherNames: ['anotacao', 'observacao interna'] },
  { campo: 'sku', nome: 'SKU', otherNames: ['codigo do produto', 'lineitem sku'] },
  { campo: 'produto', nome: 'Produto', otherNames: ['nome do produto', 'item', 'lineitem name'] },
  { campo: 'quantidade', nome: 'Quantidade', otherNames: ['qtd', 'qtde', 'lineitem quantity'] },
  {
    campo: 'precoPor',
    nome: 'Preço unitário (R$)',
    otherNames: ['preco unitario', 'valor unitario', 'preco', 'lineitem price'],
  },
] as const satisfies readonly Field[]

/** The display name of a field. */
export function orderFieldName(campo: string): string {
  return ORDER_FIELDS.find((field) => field.campo === campo)?.nome ?? campo
}
