-- Where a method's distances are measured from, `{"latitude", "longitude"}`; null is the store's own place, which the
-- settings have.
alter table fretes_metodos add column origem jsonb check (jsonb_typeof(origem) = 'object');
