-- What the packer knows of a parcel and its packing list tells: the weight on the scales, and how many pieces of a line
-- lie in a carton (the last carton holds the rest).
alter table shipments add column weight_grams int check (weight_grams > 0);
alter table shipment_lines add column pieces_per_carton int check (pieces_per_carton > 0);
