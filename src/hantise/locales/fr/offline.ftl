### Ce que dit le client quand il ne peut pas demander ses mots à la maison ; il les emporte.

heading = Une planche a craqué, quelque chose s’est cassé
help = Cette page n’a pas pu s’afficher. Vos parties sont en sûreté dans la maison.
away-heading = La maison est hors de vue
away-help = Elle est injoignable pour l’instant. Vérifiez la connexion ; vos parties sont en sûreté et vous attendent.
again = Réessayer
banner = Pas de connexion. Ce que vous voyez n’est peut-être plus à jour.
entrance = À l’entrée
