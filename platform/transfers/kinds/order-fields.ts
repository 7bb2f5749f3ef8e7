import type { Field } from './kind.ts'

/** The fields of an order file; the first name is the one that exports write. */
export const ORDER_FIELDS = [
  {
    campo: 'pedido',
    nome: 'Pedido',
    obrigatorio: true,
    outros: ['numero do pedido', 'n do pedido', 'no pedido', 'id do pedido', 'order', 'order number', 'name'],
  },
  { campo: 'numeroAntigo', nome: 'Pedido na outra loja' },
  {
    campo: 'criadoEm',
    nome: 'Data',
    outros: ['data do pedido', 'data da compra', 'criado em', 'created at', 'date'],
  },
  { campo: 'situacao', nome: 'Situação', outros: ['status', 'status do pedido', 'situacao do pedido'] },
  {
    campo: 'nomeRazao',
    nome: 'Cliente',
    outros: ['nome do cliente', 'nome', 'comprador', 'billing name', 'customer name'],
  },
  { campo: 'documento', nome: 'CPF/CNPJ', outros: ['cpf', 'cnpj', 'cpf cnpj'] },
  { campo: 'email', nome: 'E-mail', outros: ['email', 'e mail do cliente', 'email do cliente'] },
  { campo: 'celular', nome: 'Celular', outros: ['telefone', 'phone'] },
  { campo: 'cep', nome: 'CEP', outros: ['shipping zip'] },
  { campo: 'logradouro', nome: 'Endereço', outros: ['rua', 'shipping street'] },
  { campo: 'numeroEndereco', nome: 'Número do endereço' },
  { campo: 'complemento', nome: 'Complemento' },
  { campo: 'bairro', nome: 'Bairro' },
  { campo: 'cidade', nome: 'Cidade', outros: ['shipping city'] },
  { campo: 'uf', nome: 'UF', outros: ['estado', 'shipping province'] },
  {
    campo: 'formaPagamento',
    nome: 'Forma de pagamento',
    outros: ['meio de pagamento', 'pagamento', 'payment method'],
  },
  { campo: 'cupom', nome: 'Cupom', outros: ['cupom de desconto', 'discount code'] },
  { campo: 'valorFrete', nome: 'Frete (R$)', outros: ['frete', 'valor do frete', 'shipping'] },
  { campo: 'desconto', nome: 'Desconto (R$)', outros: ['desconto', 'discount amount'] },
  { campo: 'total', nome: 'Total (R$)', outros: ['total', 'total do pedido', 'valor total'] },
  { campo: 'pagoEm', nome: 'Pago em', outros: ['data do pagamento', 'paid at'] },
  { campo: 'entregueEm', nome: 'Entregue em', outros: ['data da entrega'] },
  { campo: 'frete', nome: 'Envio', outros: ['forma de envio', 'metodo de envio', 'shipping method'] },
  {
    campo: 'rastreio',
    nome: 'Rastreio',
    outros: ['codigo de rastreio', 'codigo de rastreamento', 'rastreamento', 'tracking number'],
  },
  { campo: 'transportadora', nome: 'Transportadora' },
  { campo: 'linkRastreio', nome: 'Link do rastreio' },
  { campo: 'nfe', nome: 'NF-e', outros: ['nota fiscal', 'numero da nota', 'nfe'] },
  { campo: 'chaveNfe', nome: 'Chave da NF-e', outros: ['chave de acesso', 'chave nfe'] },
  { campo: 'linkNfe', nome: 'Link da NF-e' },
  { campo: 'anotacao', nome: 'Anotação interna', outros: ['anotacao', 'observacao interna'] },
  { campo: 'sku', nome: 'SKU', outros: ['codigo do produto', 'lineitem sku'] },
  { campo: 'produto', nome: 'Produto', outros: ['nome do produto', 'item', 'lineitem name'] },
  { campo: 'quantidade', nome: 'Quantidade', outros: ['qtd', 'qtde', 'lineitem quantity'] },
  {
    campo: 'precoPor',
    nome: 'Preço unitário (R$)',
    outros: ['preco unitario', 'valor unitario', 'preco', 'lineitem price'],
  },
] as const satisfies readonly Field[]

/** The display name of a field. */
export function orderFieldName(campo: string): string {
  return ORDER_FIELDS.find((field) => field.campo === campo)?.nome ?? campo
}
